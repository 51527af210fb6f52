export const questions = {
  title: 'Question to cardiologist',
} as const
