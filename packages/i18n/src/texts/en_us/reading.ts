export const reading = {
  title: 'Reading',
} as const
