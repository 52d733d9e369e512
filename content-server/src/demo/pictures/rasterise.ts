import sharp from 'sharp';
import { printOnPaper } from './grain';

/** A scene's drawing printed on its paper, as a JPEG. */
export const toJpeg = async (svg: string): Promise<Buffer> => {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  printOnPaper(data, info.width, info.channels);
  return sharp(data, { raw: info }).jpeg({ quality: 80 }).toBuffer();
};

/** A logo's drawing with its transparency, as a PNG. */
export const toPng = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
