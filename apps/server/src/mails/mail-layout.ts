import type { Brand } from '@systole/domain/hospitals/variant'
import { escapeHtml } from '../http/pages/escape-html.ts'

/** The content of a mail without its layout. All of it is plain text. */
export type MailContent = {
  /** The sender's brand: name, colour, and support address. */
  brand: Brand
  /** The BCP 47 tag of the text. */
  language: string
  title: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  /** The text before the button. */
  closing?: string
  action?: { label: string; href: string }
  /** The secondary link, less prominent than the action. */
  more?: { label: string; href: string }
  /** A highlighted text before the end. */
  notice?: string
  footer: string
}

/**
 * Builds the same content as plain text and as a page that mail programs render alike: tables, inline styles, and one query for
 * phones.
 */
export function mailBody(content: MailContent): { plain: string; html: string } {
  return { plain: plainBody(content), html: htmlBody(content) }
}

function plainBody(content: MailContent): string {
  const { supportEmail, supportSite } = content.brand
  const links = [content.action, content.more].flatMap((link) => link ?? [])
  const blocks = [
    content.title,
    ...content.paragraphs,
    content.facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    content.closing,
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    content.notice,
    `-- \n${content.footer}\n${supportEmail} · ${supportSite}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** The fonts with each language's own Han forms first, which mail programs cannot choose otherwise. */
const CJK: Record<string, string> = {
  'zh-Hant-HK': "'PingFang HK','Microsoft JhengHei','Noto Sans CJK HK'",
  'zh-Hans-CN': "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'",
  ja: "'Hiragino Sans','Yu Gothic',Meiryo,'Noto Sans CJK JP'",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans CJK KR'",
}
const LATIN = "'Atkinson Hyperlegible Next','Helvetica Neue',Helvetica,Arial"

function fontsOf(language: string): { sans: string; serif: string; breaks: string } {
  const cjk = CJK[language]
  const sans = [LATIN, cjk, 'sans-serif'].filter(Boolean).join(',')
  return {
    sans,
    serif: cjk ? sans : `Georgia,'Times New Roman',${sans}`,
    breaks: language === 'ko' ? ';word-break:keep-all' : '',
  }
}

/**
 * Places labels above their values, so that Chinese and Japanese lines stay unbroken; where a program ignores it, labels still do
 * not wrap.
 */
const ON_PHONES = `@media (max-width:480px){
.card{padding:22px 18px 20px!important}
.facts th,.facts td{display:block!important}
.facts th{padding:10px 0 0!important;font-size:14px!important}
.facts td{padding:1px 0 10px!important;border-top:0!important}
}`

function htmlBody(content: MailContent): string {
  const {
    brand,
    language,
    title,
    paragraphs,
    facts = [],
    closing = '',
    action,
    more,
    notice,
    footer,
  } = content
  const { sans, serif, breaks } = fontsOf(language)
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${ON_PHONES}</style></head>
<body style="margin:0;background:#f4f6f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${sans};font-size:16px;line-height:1.55;color:#2b3f45${breaks}">
<tr><td style="padding:0 4px 16px;font-weight:600;font-size:17px;color:${brand.colours.main}">${escapeHtml(brand.name)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #dce4e3;border-radius:10px;padding:28px 28px 24px">
<h1 style="margin:0 0 16px;font-family:${serif};font-weight:500;font-size:24px;line-height:1.25;color:#12252b">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 14px">${lines(text)}</p>`).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}${closing ? `<p style="margin:14px 0">${lines(closing)}</p>` : ''}${action ? button(action, brand) : ''}${more ? further(more, brand) : ''}${notice ? set(notice) : ''}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:13px;color:#51646a">${lines(footer)}<br>${help(brand)}</td></tr>
</table></td></tr></table></body></html>`
}

function factTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid #dce4e3;font-weight:400;color:#51646a;white-space:nowrap">${escapeHtml(label)}</th><td valign="top" style="padding:8px 0;border-top:1px solid #dce4e3;color:#12252b;font-weight:600;word-break:break-word">${lines(value)}</td></tr>`,
  )
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:18px 0 4px;font-size:15px">${rows.join('')}</table>`
}

function help(brand: Brand): string {
  const { supportEmail, supportSite } = brand
  return `${link(`mailto:${supportEmail}`, supportEmail, brand)} · ${link(supportSite, supportSite, brand)}`
}

function further({ label, href }: { label: string; href: string }, brand: Brand): string {
  return `<p style="margin:12px 0 6px">${link(href, label, brand)}</p>`
}

function link(href: string, text: string, { colours }: Brand): string {
  return `<a href="${escapeHtml(href)}" style="color:${colours.main}">${escapeHtml(text)}</a>`
}

function button({ label, href }: { label: string; href: string }, { colours }: Brand): string {
  return `<p style="margin:20px 0 6px"><a href="${escapeHtml(href)}" style="display:inline-block;background:${colours.main};color:#ffffff;text-decoration:none;font-weight:600;padding:11px 20px;border-radius:6px">${escapeHtml(label)}</a></p>`
}

function set(notice: string): string {
  return `<p style="margin:18px 0 0;padding:10px 14px;background:#fbefd8;color:#744600;border-radius:6px;font-size:15px">${lines(notice)}</p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
