/**
 * The payment dialog and the messages on return (S10, PAY-2 to PAY-4). "Payment received" and "OK" are the specification's
 * buttons and states.
 */
export const payment = {
  title: 'Payment',
  dialog: {
    title: 'Proceed to payment',
    check: 'Check your case',
    change: 'Change',
    changeOf: 'Change: {{row}}',
    price: 'The total for {{mode}} eConsult is {{price}}.',
    priceLoading: 'Loading price…',
    noPrice: 'No price is available for your region yet. Contact support.',
    accept: 'I have read and accept the user and payment terms',
    readTerms: 'Read the user and payment terms',
    fixed: 'Payment in full. No refunds. The mode cannot be changed.',
    provider: 'You’ll pay by card on the next page',
    tickFirst: 'Accept the terms to continue',
    opening: 'Opening the payment page…',
  },
  uploads: {
    running_one: '{{count}} file is still uploading ({{percent}}%).',
    running_other: '{{count}} files are still uploading ({{percent}}%).',
    ifPaidNow:
      'Opening the payment page stops the upload. After paying, you can select the file again until the report is released.',
    waiting: 'The payment page opens when the upload is complete.',
    stopped_one: '{{count}} upload has stopped. Its file is not in the case.',
    stopped_other: '{{count}} uploads have stopped. Their files are not in the case.',
    wait: 'Wait, then pay',
    payAnyway: 'Pay anyway',
  },
  back: {
    checking: 'Checking your payment…',
    checkingTitle: 'One moment',
    successTitle: 'Payment received',
    success: 'You’ll have the report by {{time}}, by email and here.',
    successLater: 'You’ll have the report within 24 hours, by email and here.',
    receipt: 'Receipt: sent by email and available under',
    papers: 'Billing',
    returnedTitle: 'Back from payment',
    returned:
      'If you paid, your case will be sent as soon as the payment arrives, and you’ll have the report within 24 hours. The case list shows whether it has been sent.',
    cancelTitle: 'Payment cancelled',
    cancel: 'Payment was cancelled. Your case is saved in Incomplete test.',
    pendingTitle: 'Not confirmed yet',
    pending:
      'Your bank is still confirming this payment. We’ll email you as soon as it is confirmed; please don’t pay again until then. Your case is saved in Incomplete test.',
    unpaidTitle: 'Not paid',
    unpaid:
      'We received no payment, and nothing was charged. Your case is saved in Incomplete test. Open it to pay again.',
    payAgain: 'Pay again',
    failedTitle: 'Payment could not be checked',
  },
} as const
