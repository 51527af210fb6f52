export const payment = {
  title: 'Payment',
} as const
