import type { Plugin } from 'vite'

const DECODER =
  /@cornerstonejs\/dicom-image-loader\/dist\/esm\/shared\/decoders\/decodeJPEG2000\.js$/

/** The lines of the library and their replacements. */
const CHANGES = [
  ['const decoder = local.decoder;', 'const decoder = new local.codec.J2KDecoder();'],
  [
    'const frameInfo = decoder.getFrameInfo();',
    "const frameInfo = decoder.getFrameInfo(); if (!frameInfo.width) { decoder.delete(); throw new Error('not decoded'); }",
  ],
  // The copy that the library makes and does not use; the buffer itself ends with its decoder.
  [
    'const pixelData = getPixelData(frameInfo, decodedBufferInWASM);',
    'const pixelData = getPixelData(frameInfo, imageFrame); decoder.delete();',
  ],
] as const

/**
 * Makes the decoder report an error for a JPEG 2000 frame that cannot be decoded. The unmodified library reuses one decoder, and
 * OpenJPEG then returns the previously decoded frame, which may show another animal.
 */
export function freshJpeg2000Decoders(): Plugin {
  return {
    name: 'fresh-jpeg-2000-decoders',
    transform(code, id) {
      if (!DECODER.test(id)) return null
      const absent = CHANGES.find(([line]) => !code.includes(line))
      if (absent) this.error(`The JPEG 2000 decoder has no line "${absent[0]}" any more`)
      return {
        code: CHANGES.reduce((changed, [line, instead]) => changed.replace(line, instead), code),
        map: null,
      }
    },
  }
}
