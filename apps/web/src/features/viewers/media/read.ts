/** Reads bytes of a file. */
export type Read = (from: number, count: number) => Promise<DataView>
