// The list of photographed pages. The reader can change their order, turn them, remove them, and add more.
import { useEffect, useRef, useState } from 'preact/hooks';
import { typeset } from '@/lib/core/typography';
import type { Strings } from '@/lib/i18n';
import type { PrivateBookError } from '@/lib/private-books/private-book';
import { decodePicture } from './decode-picture';
import type { Photo } from './photos-to-pdf';

interface ListedPhoto extends Photo {
  /** Identifies the picture. The file name cannot identify it, because several pictures can have the same name. */
  key: number;
}

interface PhotoListProps {
  words: Strings['privateBooks'];
  photos: readonly Photo[];
  /** Says why the photographs could not be read. The detail of the error is the number of the bad photograph. */
  error: PrivateBookError | undefined;
  onRead: (photos: Photo[]) => void;
  onCancel: () => void;
}

let lastKey = 0;

const toListed = ({ file, turns }: Photo): ListedPhoto => ({ key: ++lastKey, file, turns });

export function PhotoList({ words, photos: chosen, error, onRead, onCancel }: PhotoListProps) {
  const [photos, setPhotos] = useState<ListedPhoto[]>(() => chosen.map(toListed));
  const change = (at: number, next: (photo: ListedPhoto) => ListedPhoto) =>
    setPhotos((all) => all.map((photo, index) => (index === at ? next(photo) : photo)));
  const move = (at: number, by: number) =>
    setPhotos((all) => {
      const moved = [...all];
      const [photo] = moved.splice(at, 1);
      if (photo) moved.splice(at + by, 0, photo);
      return moved;
    });
  return (
    <section className="mt-2">
      {error && <PhotoError words={words} error={error} />}
      <p className="text-soft">{typeset(words.photosIntro)}</p>
      <ol className="own-photos">
        {photos.map(({ key, file, turns }, at) => {
          const name = words.picture(at + 1);
          return (
            <li key={key}>
              <Thumbnail file={file} turns={turns} name={name} />
              <div>
                <p>{name}</p>
                <p className="own-photo-actions">
                  <button type="button" className="pill-button" onClick={() => change(at, turnRight)}>
                    {words.turn}
                  </button>
                  <button
                    type="button"
                    className="pill-button"
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    {words.photoEarlier}
                  </button>
                  <button
                    type="button"
                    className="pill-button"
                    disabled={at === photos.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    {words.photoLater}
                  </button>
                  <button
                    type="button"
                    className="pill-button"
                    onClick={() => setPhotos((all) => all.filter((_, index) => index !== at))}
                  >
                    {words.removeTopic}
                  </button>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <label className="pill-button own-more-photos">
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={(event) => {
            const more = [...(event.currentTarget.files ?? [])].map((file) => toListed({ file, turns: 0 }));
            setPhotos((all) => [...all, ...more]);
            event.currentTarget.value = '';
          }}
        />
        {words.morePhotos}
      </label>
      <p className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="pill-button pill-button-main"
          disabled={!photos.length}
          onClick={() => onRead(photos.map(({ file, turns }) => ({ file, turns })))}
        >
          {words.readPhotos}
        </button>
        <button type="button" className="pill-button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </section>
  );
}

function PhotoError({ words, error }: Pick<PhotoListProps, 'words'> & { error: PrivateBookError }) {
  const message =
    error.code === 'stopped' ? words.stopped : (words.errors[error.code] ?? words.errors.broken ?? '');
  const number = /^\d+$/.test(error.detail) ? Number(error.detail) : undefined;
  return (
    <p role="alert" className="mb-4 rounded-xl bg-wash p-4">
      {number && <strong>{words.picture(number)}. </strong>}
      {typeset(message)}
    </p>
  );
}

const turnRight = (photo: ListedPhoto): ListedPhoto => ({ ...photo, turns: (photo.turns + 1) % 4 });

/** The thumbnails are drawn one after another, because a decoded photograph takes 50 MB of memory. */
let lastThumbnail: Promise<void> = Promise.resolve();

/** Width and height of a thumbnail, in pixels. */
const SIDE = 192;

/**
 * Draws a small picture into a canvas. An <img> element could not show the file, because the Content-Security-Policy of
 * the site forbids blob addresses.
 */
function Thumbnail({ file, turns, name }: { file: Blob; turns: number; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      if (!isCurrent) return;
      const picture = await decodePicture(file);
      const context = canvas.current?.getContext('2d');
      if (context && isCurrent) drawThumbnail(context, picture, turns);
      picture.close();
    };
    // If the picture is too large or damaged, the thumbnail stays empty. The error message after reading the pages names
    // the picture.
    lastThumbnail = lastThumbnail.then(draw).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [file, turns]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={name} />;
}

function drawThumbnail(context: CanvasRenderingContext2D, picture: ImageBitmap, turns: number): void {
  const scale = SIDE / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.resetTransform();
  context.clearRect(0, 0, SIDE, SIDE);
  context.translate(SIDE / 2, SIDE / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}
