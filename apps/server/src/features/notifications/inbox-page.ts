import type { Email } from 'postal-mime'
import { escapeHtml } from '../../http/pages/escape-html.ts'

type Head = { messageId: string; recipient: string; subject: string; receivedAt: Date }
type Page = { title: string; body: string }

export function inboxPage(brand: string, mails: readonly Head[]): Page {
  const rows = mails.map(
    (mail) =>
      `<li><a href="${addressOf(mail)}"><span class="subject">${escapeHtml(mail.subject)}</span><span class="to">${escapeHtml(mail.recipient)}</span>${time(mail.receivedAt)}</a></li>`,
  )
  const list =
    rows.length > 0
      ? `<ul class="list">${rows.join('')}</ul>`
      : '<p class="empty">No mail yet. What the portal sends shows up here.</p>'
  return frame(
    brand,
    'Inbox',
    `<p class="lead">Mails are kept here instead of being sent, because no SMTP_URL is set. <a href="/dev/payments">The test payments</a></p>${list}`,
  )
}

export function mailPage(brand: string, head: Head, mail: Email): Page {
  const here = addressOf(head)
  const files = mail.attachments.map(
    ({ filename, content }, place) =>
      `<li><a href="${here}/attachments/${place}" download>${escapeHtml(filename ?? 'attachment')}</a> <span>${kilobytes(content)}</span></li>`,
  )
  const attachments = files.length > 0 ? `<ul class="files">${files.join('')}</ul>` : ''
  return frame(
    brand,
    head.subject,
    `<p class="back"><a href="/dev/inbox">All mails</a></p>
<dl><div><dt>From</dt><dd>${escapeHtml(person(mail.from))}</dd></div><div><dt>To</dt><dd>${escapeHtml(head.recipient)}</dd></div><div><dt>Received</dt><dd>${time(head.receivedAt)}</dd></div><div><dt>Message-ID</dt><dd class="id">${escapeHtml(head.messageId)}</dd></div></dl>${attachments}
<iframe title="Mail as it looks" src="${here}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text ?? '')}</pre></details>
<p><a href="${here}/raw">The message as sent</a></p>`,
  )
}

export function nothingPage(brand: string): Page {
  return frame(
    brand,
    'There is no such mail',
    '<p class="back"><a href="/dev/inbox">All mails</a></p>',
  )
}

function frame(brand: string, title: string, content: string): Page {
  return {
    title: `${title} · ${brand} inbox`,
    body: `<div class="sheet"><header class="brand">${escapeHtml(brand)} <span>development inbox</span></header><main><h1>${escapeHtml(title)}</h1>${content}</main></div>`,
  }
}

function addressOf({ messageId }: Pick<Head, 'messageId'>): string {
  return `/dev/inbox/${encodeURIComponent(messageId)}`
}

function person(from: Email['from']): string {
  return from ? `${from.name ?? ''} <${from.address ?? ''}>`.trim() : ''
}

function time(at: Date): string {
  return `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
}

function kilobytes(content: ArrayBuffer | Uint8Array | string): string {
  const bytes = typeof content === 'string' ? content.length : content.byteLength
  return `${Math.max(1, Math.round(bytes / 1024))} kB`
}
