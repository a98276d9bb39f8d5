'use client';
// Puts the page's address on paper: under the text, and at the foot of every sheet.
import { useEffect, useState } from 'react';
import { absolute, withBase } from '@/lib/addresses';

export function PrintAddress({ path }: { path: string }) {
  const [address, setAddress] = useState(absolute(path));
  // A site that does not know its public name still knows where it was opened.
  useEffect(() => setAddress(location.origin + withBase(path)), [path]);
  return (
    <>
      <p className="print-address">{address}</p>
      <style>{`@page{@bottom-left{content:"${address.replace(/^https?:\/\//, '')}"}}`}</style>
    </>
  );
}
