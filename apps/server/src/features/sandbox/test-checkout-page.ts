import type { Brand } from '@systole/domain/hospitals/variant'
import { moneyText } from '@systole/domain/payments/money'
import { fill } from '@systole/i18n/fill'
import { htmlLang, languageNames, wordings } from '@systole/i18n/languages'
import { escapeHtml } from '../../http/pages/escape-html.ts'
import { type Choice, OUTCOME_DELAYS } from './choose-outcome.ts'
import { choiceBox, outcomeForm, say, type TestCheckoutPage } from './page-parts.ts'
import { postPaymentActions } from './post-payment-actions.ts'

/** Renders the page of an unpaid payment, or its result. */
export function testCheckoutPage(page: TestCheckoutPage): { title: string; body: string } {
  const { payment, texts, note } = page
  const content =
    payment.state === 'open' && note !== 'left' ? unpaidContent(page) : resultContent(page)
  return { title: `${texts.banner} · ${page.brand.name}`, body: frame(page, content) }
}

/** Renders the page for an unknown payment. */
export function unknownPage(page: Pick<TestCheckoutPage, 'texts' | 'wording' | 'brand'>) {
  const { texts } = page
  const content = `<div class="card end"><h1>${escapeHtml(texts.unknownTitle)}</h1><p>${escapeHtml(texts.unknown)}</p></div>`
  return { title: `${texts.banner} · ${page.brand.name}`, body: frame(page, content) }
}

function frame(
  { texts, brand, wording }: Pick<TestCheckoutPage, 'texts' | 'wording' | 'brand'>,
  content: string,
): string {
  const other = wording === 'zh_tw' ? 'zh_hk' : 'zh_tw' // one Traditional Chinese is offered
  const links = wordings
    .filter((code) => code !== other)
    .map(
      (code) =>
        `<a href="?lang=${code}" lang="${htmlLang[code]}"${code === wording ? ' aria-current="true"' : ''}>${languageNames[code].short}</a>`,
    )
  return `<aside class="band" aria-label="${escapeHtml(texts.title)}"><strong>${escapeHtml(texts.banner)}</strong><span>${escapeHtml(texts.bannerMore)}</span></aside>
<div class="sheet"><header class="top"><span class="brand">${mark(brand)}${escapeHtml(brand.name)}</span>
<nav class="languages" aria-label="${escapeHtml(texts.language)}">${links.join('')}</nav></header><main>${content}</main></div>`
}

function mark(brand: Brand): string {
  const { size, radius, strokeWidth, trace } = brand.mark
  return `<svg width="30" height="30" viewBox="0 0 ${size} ${size}" aria-hidden="true"><rect width="${size}" height="${size}" rx="${radius}"/><path d="${trace}" fill="none" stroke="#fff" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"/></svg>`
}

function unpaidContent(page: TestCheckoutPage): string {
  const { payment, texts, brand, note, now } = page
  const amount = escapeHtml(moneyText(payment))
  const time = payment.expiresAt.toISOString().slice(11, 16)
  const declined = note === 'declined' ? say('bad', texts.declined) : ''
  return `<div class="columns"><section class="card"><p class="to">${escapeHtml(fill(texts.to, { brand: brand.name }))}</p>
<h1 class="amount">${amount}</h1><p class="service">${escapeHtml(payment.description)}</p>${facts(page)}${declined}
<form method="post"><button class="pay" name="outcome" value="pay">${escapeHtml(fill(texts.pay, { amount: moneyText(payment) }))}</button></form>
<a class="cancel" href="${escapeHtml(payment.cancelUrl)}">${escapeHtml(texts.cancel)}</a>
<p class="ends" data-ends="${payment.expiresAt.getTime()}" data-now="${now.getTime()}" data-text="${escapeHtml(texts.expiresIn)}">${escapeHtml(fill(texts.expires, { time }))}</p></section>
<section class="card outcomes"><h2>${escapeHtml(texts.outcomes)}</h2>${outcomes(texts)}</section></div>`
}

function facts({ payment, texts }: TestCheckoutPage): string {
  const rows: [string, string, string?][] = [
    [texts.hospital, payment.hospital],
    [texts.receipt, payment.email],
    [texts.reference, payment.reference, 'reference'],
  ]
  const row = ([label, value, kind = '']: (typeof rows)[number]) =>
    `<div><dt>${escapeHtml(label)}</dt><dd class="${kind}">${escapeHtml(value)}</dd></div>`
  return `<dl>${rows
    .filter(([, value]) => value !== '')
    .map(row)
    .join('')}</dl>`
}

type Other = Exclude<Choice['outcome'], 'pay'>

function outcomes(texts: TestCheckoutPage['texts']): string {
  const list: [Other, label: string, hint: string, delayed?: true][] = [
    ['decline', texts.decline, texts.declineHint],
    ['pay_later', texts.payLater, texts.payLaterHint, true],
    ['refuse_later', texts.refuseLater, texts.refuseLaterHint, true],
    ['lose_return', texts.loseReturn, texts.loseReturnHint],
    ['lose_notice', texts.loseNotice, texts.loseNoticeHint],
    ['late_notice', texts.lateNotice, texts.lateNoticeHint, true],
    ['pay_less', texts.payLess, texts.payLessHint],
    ['expire', texts.expire, texts.expireHint],
    ['leave', texts.leave, texts.leaveHint],
  ]
  return list
    .map(([outcome, label, hint, delayed]) =>
      outcomeForm({ outcome, label, hint, beside: delayed ? delays(texts, label) : '' }),
    )
    .join('')
}

function delays(texts: TestCheckoutPage['texts'], label: string): string {
  const options = OUTCOME_DELAYS.map((delay) => [delay, texts.delays[delay]] as const)
  return choiceBox({ name: 'delay', label: `${label}: ${texts.after}`, options })
}

function resultContent(page: TestCheckoutPage): string {
  const { payment, texts, brand } = page
  const amount = moneyText(payment)
  const ends = {
    open: [texts.leftTitle, texts.left, 'wait', '?', texts.backToPay],
    processing: [texts.processingTitle, texts.processing, 'wait', payment.successUrl],
    paid: [texts.paidTitle, fill(texts.paid, { amount }), 'good', payment.successUrl],
    failed: [texts.failedTitle, texts.failed, 'bad', payment.cancelUrl],
    expired: [texts.expiredTitle, texts.expired, 'bad', payment.cancelUrl],
  } as const
  const [title, text, tone, href, label = fill(texts.backToShop, { brand: brand.name })] =
    ends[payment.state]
  const end = `<div class="card end">${seal(tone)}<h1>${escapeHtml(title)}</h1><p class="amount">${escapeHtml(amount)}</p><p>${escapeHtml(text)}</p>
<a class="cancel" href="${escapeHtml(href)}">${escapeHtml(label)}</a></div>`
  const after = postPaymentActions(page)
  return after === '' ? end : `<div class="columns">${end}${after}</div>`
}

const SEALS = {
  good: 'M5 13l5 5L20 7',
  wait: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7.5V12l3 2',
  bad: 'M7 7l10 10M17 7L7 17',
} as const

function seal(tone: keyof typeof SEALS): string {
  return `<span class="seal ${tone}"><svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><path d="${SEALS[tone]}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg></span>`
}
