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
  terms:
    'Payments are not refunded on request and the mode of the case cannot change, as the terms say.',
  footer: 'You get this mail because you paid for a case at {{brand}}.',
  papers: 'Invoice and receipt under Billing',
  credits: {
    subject: 'Paid with credits: {{pet}}, {{caseNumber}}',
    title: 'The case of {{pet}} is paid with credits',
    text: '{{amount}} credits were taken for this case.',
    sent: 'The case is with our cardiologists now. The report comes by e-mail by {{due}}.',
    credits: 'Credits',
    left: 'Credits left',
    open: 'Open the credits under Billing',
  },
  refund: {
    subject: 'Refund: {{pet}}, {{caseNumber}}',
    title: 'We have given back {{amount}}',
    text: 'We have given back {{amount}} of your payment for {{pet}} to the card it came from.',
    days: 'Banks take five to ten days to show it on the card.',
    amount: 'Given back',
    reason: 'Reason',
  },
  refused: {
    subject: 'Payment refused: {{pet}}, {{caseNumber}}',
    title: 'The bank refused the payment for {{pet}}',
    text: 'The bank that was confirming your payment has refused it. Nothing was charged.',
    next: 'Your case is kept in Incomplete test and is not sent yet. Pay again, with another card if you like.',
    amount: 'Not paid',
    pay: 'Open the case and pay',
  },
  alert: {
    ledger: {
      subject: 'The ledger does not prove: {{count}} findings',
      text: 'The nightly proof found entries that contradict each other. Credit accounts in doubt are frozen until a person has looked. Nothing was corrected.',
      kinds: {
        book: 'A book',
        posting: 'A posting',
        balance: 'A running balance',
        unposted: 'Payment and posting',
        amount: 'Amount',
      },
    },
    subject: 'A payment needs a person: {{caseNumber}}',
    reason: {
      duplicate:
        'Money arrived for a case that takes none: it is paid already, or was rejected. Nothing was submitted. Refund it on the page of payments.',
      mismatch:
        'The amount, the currency or the kind of money is not what was asked. The case is not submitted. Look at the payment at the provider.',
      mode: 'The case was submitted in the mode that was paid for, but its questions were changed to the other mode meanwhile. Talk to the hospital.',
      refundFailed:
        'A refund did not reach its card. The money is with the provider. Give it back in another way, or try again.',
      refundElsewhere:
        'Money of this payment was given back at the provider, not by this portal. The hospital was told; the case was not changed.',
    },
    dispute: {
      open: 'The owner of the card disputes this payment. The provider keeps the money until the bank decides. Answer it at the provider in time.',
      won: 'The dispute of this payment was decided for us. The money is back.',
      lost: 'The dispute of this payment was decided for the owner of the card. The money is gone.',
    },
    foreign: {
      subject: 'A payment of no case',
      text: 'The provider has a payment that this portal never asked for. Find out whose it is, then refund it at the provider or note what was done.',
    },
    differences: {
      subject: 'The books of payments differ',
      text: 'The nightly comparison of the provider with this portal found differences. What was safe to put right was put right; the report names each.',
    },
    open: 'Look at it',
    amount: 'Amount',
    said: 'Provider says',
    differencesFound: 'Differences',
    payments: 'Payments compared',
    expected: 'Asked for',
    provider: 'Provider',
    payment: 'Payment',
    checkout: 'Checkout',
    footer: 'Sent by {{brand}} to its support.',
  },
} as const
