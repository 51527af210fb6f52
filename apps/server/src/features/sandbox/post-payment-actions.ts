import { providerMoneyText } from '@systole/domain/payments/money'
import { REFUNDS_GO } from '@systole/domain/payments/sandbox-refunds'
import { fill } from '@systole/i18n/fill'
import { escapeHtml } from '../../http/pages/escape-html.ts'
import type { PostPaymentAction } from './choose-post-payment-action.ts'
import { choiceBox, outcomeForm, say, type TestCheckoutPage } from './page-parts.ts'

type Press = { outcome: PostPaymentAction['outcome']; label: string; hint: string; beside?: string }

/** Renders the actions after payment; empty if there are none. */
export function postPaymentActions(page: TestCheckoutPage): string {
  const { payment, texts } = page
  const presses = pressesOf(page)
  if (presses.length === 0) return ''
  return `<section class="card outcomes" id="afterwards"><h2>${escapeHtml(texts.afterwards)}</h2>${noteOf(page)}${
    payment.state === 'paid' ? happened(page) : ''
  }${presses.map(outcomeForm).join('')}</section>`
}

function pressesOf(page: TestCheckoutPage): Press[] {
  const { payment, texts, after } = page
  if (payment.state === 'processing')
    return [
      { outcome: 'confirm_now', label: texts.confirmNow, hint: texts.confirmNowHint },
      { outcome: 'refuse_now', label: texts.refuseNow, hint: texts.refuseNowHint },
    ]
  if (payment.state !== 'paid') return []
  const isDisputed = after?.disputes.some(({ state }) => state === 'open') ?? false
  return [
    { outcome: 'notice_again', label: texts.noticeAgain, hint: texts.noticeAgainHint },
    ...(isDisputed ? decisions(texts) : [...refunds(texts), opening(texts)]),
    {
      outcome: 'refunds_go',
      label: texts.refundsGo,
      hint: texts.refundsGoHint,
      beside: choiceBox({
        name: 'refunds',
        label: texts.refundsGoHint,
        options: REFUNDS_GO.map((way) => [way, texts.refundsGoWays[way]] as const),
        chosen: payment.refundsGo,
      }),
    },
  ]
}

function refunds(texts: TestCheckoutPage['texts']): Press[] {
  return [
    { outcome: 'refund_part', label: texts.refundPart, hint: texts.refundPartHint },
    { outcome: 'refund_all', label: texts.refundAll, hint: texts.refundAllHint },
  ]
}

function opening(texts: TestCheckoutPage['texts']): Press {
  return { outcome: 'dispute', label: texts.dispute, hint: texts.disputeHint }
}

function decisions(texts: TestCheckoutPage['texts']): Press[] {
  return [
    { outcome: 'dispute_won', label: texts.disputeWon, hint: texts.disputeWonHint },
    { outcome: 'dispute_lost', label: texts.disputeLost, hint: texts.disputeLostHint },
  ]
}

function noteOf({ note, texts }: TestCheckoutPage): string {
  if (note === 'done') return say('good', texts.done)
  return note === 'undone' ? say('bad', texts.undone) : ''
}

/** Renders the refunds and disputes so far, as recorded by the test bank. */
function happened({ after, texts }: TestCheckoutPage): string {
  const rows = [
    ...(after?.refunds ?? []).map(
      ({ money, state }) =>
        [
          fill(texts.refundOf, { amount: providerMoneyText(money) }),
          texts.refundIs[state],
        ] as const,
    ),
    ...(after?.disputes ?? []).map(
      ({ money, state }) =>
        [
          fill(texts.disputeOf, { amount: providerMoneyText(money) }),
          texts.disputeIs[state],
        ] as const,
    ),
  ]
  if (rows.length === 0) return ''
  const row = ([label, value]: (typeof rows)[number]) =>
    `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`
  return `<dl>${rows.map(row).join('')}</dl>`
}
