/** The decoders have no types; these are the parts used. */
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

declare module '@cornerstonejs/codec-openjph/wasmjs' {
  const open: () => Promise<{ HTJ2KDecoder: new () => WasmDecoder }>

  export { open as default }
}

declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  const open: () => Promise<{
    JpegLSDecoder: new () => WasmDecoder & { getInterleaveMode(): number }
  }>

  export { open as default }
}

type WasmEncoder = {
  getDecodedBuffer(frame: {
    width: number
    height: number
    bitsPerSample: number
    componentCount: number
    isSigned: boolean
  }): Uint8Array
  getEncodedBuffer(): Uint8Array
  encode(): void
}

declare module '@cornerstonejs/codec-openjpeg/wasmjs' {
  const open: () => Promise<{ J2KEncoder: new () => WasmEncoder }>

  export { open as default }
}

declare module '@cornerstonejs/codec-charls/wasmjs' {
  const open: () => Promise<{
    JpegLSEncoder: new () => WasmEncoder & { setNearLossless(error: number): void }
  }>

  export { open as default }
}
