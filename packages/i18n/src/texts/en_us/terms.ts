/**
 * The user and payment terms (portal §1, PAY-6). A list in reading order; `version` names each version; a section whose text
 * changes gets a new name, because earlier versions stay readable.
 */
export const terms = {
  title: 'User and payment terms',
  version: {
    '2026-11-20': 'Version of 20 November 2026',
    'cn-2026-11-20': 'Version for mainland China of 20 November 2026',
    '2026-11-21': 'Version of 21 November 2026',
    'cn-2026-11-21': 'Version for mainland China of 21 November 2026',
  },
  intro:
    'These terms apply to every case that you send to {{brand}}. By ticking the box in the payment dialog you accept them for yourself and for the hospital or clinic whose account you use.',
  contents: 'Contents',
  page: 'Open the terms as a page',
  print: 'Print',
  whatIsNew: 'What is new in this version: section 4 says what we put right when an error is ours.',
  earlier: 'An earlier version, kept for those who accepted it.',
  sections: {
    service: {
      heading: '1. What we do',
      first:
        '{{brand}} is not a veterinary clinic. We only analyse data that you send us, for our partner specialists, and we pass their report to you.',
      second:
        'The report supports the decisions of the veterinarian in charge. It does not replace an examination, and examination, diagnosis and treatment of the animal stay with that veterinarian.',
    },
    duties: {
      heading: '2. What we need from you',
      first:
        'You confirm that you may send us the data of the animal and its owner, that the data belong to the animal named in the case, and that they are complete and readable.',
      second:
        'Keep the password of your account to yourself. What is done through your account counts as done by you.',
    },
    payment: {
      heading: '3. Price and payment',
      first:
        'You choose a mode, Basic or Advance. The price of the mode is shown before you pay, in the currency of your country.',
      second:
        'Payment is made in full in advance, by card, through a card payment provider. We neither see nor keep the number of your card. The case is sent to the cardiologist once the payment has arrived.',
    },
    refunds: {
      heading: '4. No refunds, no change of mode',
      first: 'Payments are not refunded.',
      second: 'The mode of a case cannot change after payment.',
    },
    noRefundsOnRequest: {
      heading: '4. No refunds, no change of mode',
      first:
        'There are no refunds: a payment is not given back on request, in particular not once the reading of a case has begun. The mode of a case cannot change after payment.',
      second:
        'Errors of ours we put right: what was charged twice or by mistake goes back to the card or the credits it came from. Whether anything is given back in other circumstances, for example when files cannot be read, is our decision in each case and gives no right to a refund.',
    },
    delivery: {
      heading: '5. The report',
      first:
        'The report is sent by email within 24 hours after payment and can also be read in the portal. While we wait for better files that the cardiologist has asked for, the clock stands still.',
      second:
        'Should a report be wrong or incomplete, you may ask us to perform the service again. The request must reach us within one day after the service; later requests need a new case and a new payment.',
    },
    forceMajeure: {
      heading: '6. Events beyond our control',
      first:
        'Neither side is liable for delay or failure caused by events beyond its control, such as natural disasters, epidemics, war, acts of government, or failure of power or networks.',
      second:
        'Should such an event last longer than 6 months, either side may terminate the service by written notice.',
    },
    liability: {
      heading: '7. Liability',
      first:
        'As far as the law allows, our liability for a case is limited to the price paid for it. We are not liable for indirect loss, nor for decisions made without the examination of the animal.',
      second: 'Nothing in these terms limits liability that cannot be limited by law.',
    },
    data: {
      heading: '8. Data',
      first:
        'We use the data of a case to produce its report, to operate the service and to meet the law. Original files are kept for seven years. Drafts and unpaid uploads are deleted 30 days after they were last touched.',
      second:
        'Only your hospital, our staff concerned with the case and the specialist who reads it can see the data of the case.',
    },
    law: {
      heading: '9. Law',
      first:
        'These terms are governed by the law of the Hong Kong Special Administrative Region, and its courts decide disputes that arise from them.',
      second:
        'Where a translation of these terms differs from the English text, the English text holds.',
    },
    mainland: {
      heading: '10. Hospitals in mainland China',
      first:
        'Personal information of animal owners is handled as the law of mainland China on personal information requires. You confirm that the owner knows that specialists outside the mainland read the data of the case, for its report only.',
      second:
        'Cases are paid in the currency of the country of the hospital. Questions on these terms are answered at {{support}}.',
    },
  },
} as const
