/** The mail to the person who paid. Pet name and case number only, nothing medical (decision 22). */
export const paymentMails = {
  subject: 'Payment received: {{pet}}, {{caseNumber}}',
  title: 'We have your payment for {{pet}}',
  hello: 'Hello {{name}},',
  received: 'We have received your payment. The case is with our cardiologists now.',
  promise: 'The report comes by e-mail by {{due}}.',
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
  terms: 'Payments are not refunded and the mode of the case cannot change, as the terms say.',
  footer: 'You get this mail because you paid for a case at {{brand}}.',
  alert: {
    subject: 'A payment needs a person: {{caseNumber}}',
    reason: {
      duplicate:
        'Money arrived for a case that takes none: it is paid already, or was rejected. Nothing was submitted. Refund it at the provider.',
      mismatch:
        'The amount, the currency or the kind of money is not what was asked. The case is not submitted. Look at the payment at the provider.',
      mode: 'The case was submitted in the mode that was paid for, but its questions were changed to the other mode meanwhile. Talk to the hospital.',
    },
    expected: 'Asked for',
    provider: 'Provider',
    payment: 'Payment',
    checkout: 'Checkout',
    footer: 'Sent by {{brand}} to its support.',
  },
} as const
