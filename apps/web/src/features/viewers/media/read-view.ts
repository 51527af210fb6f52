/** Reads bytes of a file. */
export type ReadView = (from: number, count: number) => Promise<DataView>
