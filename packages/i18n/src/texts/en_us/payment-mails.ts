/** The mail to the person who paid. Pet name and case number only, nothing medical (decision 22). */
export const paymentMails = {
  subject: 'Payment received: {{pet}}, {{caseNumber}}',
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
} as const
