// The editor page in the first language of the site: /edit/.
import { getLangs } from '../../compiled-site';
import { EditorPage, editorMetadata } from '../../editor-page';

export const generateMetadata = () => editorMetadata(getLangs()[0]);

export default function Page() {
  return <EditorPage lang={getLangs()[0]} />;
}
