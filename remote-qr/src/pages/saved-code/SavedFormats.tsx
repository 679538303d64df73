import ImageIcon from 'lucide-react/icons/image';
import PenTool from 'lucide-react/icons/pen-tool';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import * as messages from '../../messages/common';
import * as words from '../../messages/result';
import type { CardFormat } from '../my-qr/download-card';
import { downloadSaved, type SavedPicture } from '../my-qr/download-saved';
import { FormatList } from '../result/FormatList';

export interface SavedFormatsProps {
  readonly id: string;
  readonly picture: SavedPicture;
}

/** Lists the files of a saved code. Loads when the owner opens it. */
export function SavedFormats({ id, picture }: SavedFormatsProps) {
  const [pending, setPending] = useState<CardFormat | null>(null);
  const of = (format: CardFormat) => ({
    isPending: pending === format,
    async onPress() {
      setPending(format);
      await downloadSaved(picture, format);
      setPending(null);
    },
  });
  return (
    <FormatList
      id={id}
      label={messages.otherFormats}
      formats={[
        {
          icon: <ImageIcon aria-hidden size={18} />,
          name: words.downloadPng,
          about: words.aboutPng,
          ...of('png'),
        },
        {
          icon: <Printer aria-hidden size={18} />,
          name: words.downloadPdf,
          about: words.aboutPdf(picture.style.sizeMm),
          ...of('pdf'),
        },
        { icon: <PenTool aria-hidden size={18} />, name: words.downloadSvg, about: words.aboutSvg, ...of('svg') },
      ]}
    />
  );
}
