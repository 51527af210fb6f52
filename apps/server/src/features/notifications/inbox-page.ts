import type { Email } from 'postal-mime'
import { escapeHtml } from '../../http/escape-html.ts'

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
    `<p class="lead">Mails are kept here instead of being sent, because no SMTP_URL is set.</p>${list}`,
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

export const INBOX_STYLE = `
.sheet{max-width:860px;margin:0 auto;padding:32px 20px 64px}
.brand{margin:0 0 20px;font-weight:600;color:var(--main)}
.brand span{font-weight:400;color:var(--muted)}
h1{font-size:30px;line-height:1.2;margin-bottom:8px;overflow-wrap:anywhere}
.lead{color:var(--muted);margin:0 0 20px}
.list{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.list a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 18px;text-decoration:none;color:inherit}
.list a:hover{background:var(--tint)}
.list a:focus-visible{outline-offset:-3px}
.subject{font-weight:600;color:var(--ink);overflow-wrap:anywhere}
.to{grid-row:2;color:var(--muted);font-size:14px}
time{color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
.empty{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:40px 20px;text-align:center;color:var(--muted)}
.back{margin:0 0 16px}
dl{margin:0 0 16px;font-size:15px}
dl div{display:grid;grid-template-columns:110px minmax(0,1fr);padding:3px 0}
dt{color:var(--muted)}
dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
.id{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px}
.files{list-style:none;margin:0 0 16px;padding:10px 14px;background:var(--tint);border-radius:6px}
.files span{color:var(--muted);font-size:14px}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
details{margin:16px 0}
summary{cursor:pointer;color:var(--main);font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sunken);border-radius:6px;padding:14px;font-size:14px}`
