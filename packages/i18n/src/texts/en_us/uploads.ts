export const uploads = {
  title: 'Inspection results',
  addFile: 'Add file',
} as const
