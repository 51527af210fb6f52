/** The mail to the person who paid. Pet name and case number only, nothing medical (SPEC 22). */
export const paymentMails = {
  subject: 'Payment received: {{pet}}, {{caseNumber}}',
  title: 'Payment received for {{pet}}',
  hello: 'Hello {{name}},',
  received: 'We have received your payment. The case is now with our cardiologists.',
  promise: 'You will have the report by email by {{due}}.',
  facts: {
    case: 'Case',
    service: 'Service',
    amount: 'Paid',
    time: 'Time of payment',
    hospital: 'Hospital',
    reference: 'Payment reference',
  },
  service: { basic: 'Basic eConsult', advance: 'Advance eConsult' },
  test: 'This was a test payment: no card was charged.',
  open: 'Open the case',
  terms:
    'As stated in the terms, payments are not refunded and the mode of the case cannot be changed.',
  footer: 'You received this email because you paid for a case at {{brand}}.',
  papers: 'Invoice and receipt under Billing',
  credits: {
    subject: 'Paid with credits: {{pet}}, {{caseNumber}}',
    title: '{{pet}}’s case has been paid with credits',
    text: '{{amount}} credits were used for this case.',
    sent: 'The case is now with our cardiologists. You will have the report by email by {{due}}.',
    credits: 'Credits',
    left: 'Credits remaining',
    open: 'View credits under Billing',
  },
  refund: {
    subject: 'Refund: {{pet}}, {{caseNumber}}',
    title: 'We refunded {{amount}}',
    text: 'We have refunded {{amount}} of your payment for {{pet}} to the card you used.',
    days: 'It can take 5 to 10 days to appear on your statement.',
    amount: 'Refunded',
    reason: 'Reason',
  },
  refundReturned: {
    subject: 'Refund returned: {{pet}}, {{caseNumber}}',
    title: 'Your refund of {{amount}} was returned to us',
    text: 'Your card’s bank has returned the refund of {{amount}} for {{pet}} to us.',
    days: 'The money is still yours. Our team will refund it another way and may contact you about how. You don’t need to do anything now.',
    amount: 'Returned',
  },
  refused: {
    subject: 'Payment declined: {{pet}}, {{caseNumber}}',
    title: 'The bank declined the payment for {{pet}}',
    text: 'The bank has declined your payment. Nothing was charged.',
    next: 'Your case is saved in Incomplete test and has not been sent. You can pay again, with a different card if you like.',
    amount: 'Not paid',
    pay: 'Open the case and pay',
  },
  alert: {
    ledger: {
      subject: 'Ledger check failed: {{count}} findings',
      text: 'The nightly check found entries that contradict each other. The credit accounts concerned are frozen until they have been reviewed. Nothing was corrected.',
      kinds: {
        book: 'Account',
        posting: 'Posting',
        balance: 'Running balance',
        unposted: 'Payment and posting',
        amount: 'Amount',
        refund: 'Refund',
        paper: 'Refund document',
      },
    },
    subject: 'A payment needs action: {{caseNumber}}',
    reason: {
      duplicate:
        'A payment arrived for a case that is already paid or was rejected. Nothing was submitted. Refund it under Payments.',
      mismatch:
        'The amount, the currency or the payment method is not as expected. The case was not submitted. Check the payment with the provider.',
      mode: 'The case was submitted in the mode that was paid for, but its questions had been changed to the other mode in the meantime. Contact the hospital.',
      refundFailed:
        'A refund did not reach the card. The money is with the provider. Refund it another way, or try again.',
      refundElsewhere:
        'This payment was refunded at the provider, not in this portal. The hospital was notified; the case was not changed.',
    },
    dispute: {
      open: 'The cardholder has disputed this payment. The provider holds the money until the bank decides. Respond at the provider before the deadline.',
      won: 'The dispute was decided in our favor. The money has been returned.',
      lost: 'The dispute was decided in favor of the cardholder. The money has been withdrawn.',
    },
    foreign: {
      subject: 'Unmatched payment',
      text: 'The provider has a payment that this portal did not request. Find out whose it is, then refund it at the provider or record what was done.',
    },
    refundAsked: {
      subject: 'A refund needs your approval',
      text: 'A colleague requested a refund that needs a second approval. Approve or decline it under Payments.',
    },
    differences: {
      subject: 'Payment reconciliation: differences found',
      text: 'The nightly reconciliation with the provider found differences. Those that could be corrected safely were corrected; the report lists each one.',
    },
    open: 'View',
    amount: 'Amount',
    said: 'Provider says',
    differencesFound: 'Differences',
    payments: 'Payments checked',
    expected: 'Expected',
    provider: 'Provider',
    payment: 'Payment',
    checkout: 'Checkout',
  },
} as const
