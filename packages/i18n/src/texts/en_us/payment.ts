/** The payment dialog and what is said on return (S10, PAY-2 to PAY-4). "Payment received" and "OK" are the specification's buttons and states. */
export const payment = {
  title: 'Payment',
  dialog: {
    title: 'Proceed to payment',
    check: 'Check your case',
    change: 'Change',
    changeOf: 'Change: {{row}}',
    price: '{{mode}} eConsult costs {{price}}.',
    priceLoading: 'Loading the price',
    noPrice: 'No price for this region yet. Contact support.',
    accept: 'I have read and accept the user and payment terms',
    readTerms: 'Read the user and payment terms',
    fixed: 'Paid in full. No refunds. The mode cannot change.',
    provider: 'Card payment on the next page, by our payment provider',
    tickFirst: 'Tick the terms to go on',
    opening: 'Opening the payment page…',
  },
  uploads: {
    running_one: '{{count}} file is still uploading ({{percent}}%).',
    running_other: '{{count}} files are still uploading ({{percent}}%).',
    ifPaidNow:
      'Opening the payment page stops the upload. You can choose the file again after paying, until the report is released.',
    waiting: 'The payment page opens when the upload is complete.',
    stopped_one: '{{count}} upload has stopped. Its file is not with the case.',
    stopped_other: '{{count}} uploads have stopped. Their files are not with the case.',
    wait: 'Wait, then pay',
    payAnyway: 'Pay anyway',
  },
  back: {
    checking: 'Checking your payment…',
    checkingTitle: 'One moment',
    successTitle: 'Payment received',
    success: 'The report comes by e-mail by {{time}}.',
    successLater: 'The report comes by e-mail within 24 hours.',
    receipt: 'The receipt is in your mail and under',
    papers: 'Billing',
    returnedTitle: 'Back from payment',
    returned:
      'If you paid, your case is sent as soon as the payment has arrived, and the report comes by e-mail within 24 hours. The case list shows whether it was sent.',
    cancelTitle: 'Payment cancelled',
    cancel: 'Payment was cancelled. Your case is kept in Incomplete test.',
    pendingTitle: 'Not confirmed yet',
    pending:
      'The bank or our office is still looking at this payment. We will mail you as soon as it is settled; please do not pay again until then. Your case waits in Incomplete test.',
    unpaidTitle: 'Not paid',
    unpaid:
      'No payment has arrived; nothing was charged. Your case is kept in Incomplete test: open it and pay again.',
    payAgain: 'Pay again',
    failedTitle: 'Payment not checked',
  },
} as const
