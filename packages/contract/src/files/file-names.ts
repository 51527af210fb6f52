/** The domain's names of the wire fields of a file; `fname` is the first name in the fields of a person. */
export const FILE_NAMES = { fname: 'fileName', fnames: 'fileNames' } as const
