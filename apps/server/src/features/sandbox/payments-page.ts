import { moneyText } from '@systole/domain/payments/money'
import { escapeHtml } from '../../http/pages/escape-html.ts'
import type { SandboxPayment } from './sandbox-store.ts'

/** Builds the list of all test payments, newest first, with links to their pages. Never in production. */
export function paymentsPage(brand: string, payments: readonly SandboxPayment[]) {
  const rows = payments.map(
    (payment) =>
      `<li><a href="/sandbox-pay/${payment.sandboxId}"><span class="subject">${escapeHtml(moneyText(payment))} · ${payment.state}</span><span class="to">${escapeHtml(`${payment.description}, ${payment.hospital}, ${payment.email}`)}</span>${time(payment.createdAt)}</a></li>`,
  )
  const list =
    rows.length > 0
      ? `<ul class="list">${rows.join('')}</ul>`
      : '<p class="empty">No test payment yet. Who pays for a case at the test gateway shows up here.</p>'
  return {
    title: `Test payments · ${brand}`,
    body: `<div class="sheet"><header class="brand">${escapeHtml(brand)} <span>test payments</span></header><main><h1>Test payments</h1><p class="lead">On each checkout page: the bank’s answer, late or repeated events, refunds, disputes. <a href="/dev/inbox">The mails</a></p>${list}</main></div>`,
  }
}

function time(at: Date): string {
  return `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
}
