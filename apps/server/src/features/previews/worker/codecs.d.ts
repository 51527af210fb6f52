/** The decoders bring no types; these are the parts used. */
type WasmDecoder = {
  getEncodedBuffer(length: number): Uint8Array
  getDecodedBuffer(): Uint8Array
  decode(): void
  getFrameInfo(): {
    width: number
    height: number
    bitsPerSample: number
    componentCount: number
    isSigned: boolean
  }
}

declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  const open: () => Promise<{ J2KDecoder: new () => WasmDecoder }>

  export { open as default }
}

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  const open: () => Promise<{
    JpegLSDecoder: new () => WasmDecoder & { getInterleaveMode(): number }
  }>

  export { open as default }
}
