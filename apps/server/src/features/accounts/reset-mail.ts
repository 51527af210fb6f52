import { escapeHtml } from '../../http/escape-html.ts'

/** The mail with the single-use link. Code, not a template: nothing in it is interpreted. */
export function resetMail({ link, brand, name }: { link: string; brand: string; name: string }) {
  const lines = [
    `Hello ${name},`,
    `Someone asked for a new password for your ${brand} account. Open this link within 10 minutes to choose one:`,
    'If it was not you, ignore this mail: nothing has changed.',
  ] as const
  return {
    subject: `${brand}: choose a new password`,
    language: 'en',
    plain: [lines[0], lines[1], link, lines[2]].join('\n\n'),
    html: `<p>${escapeHtml(lines[0])}</p><p>${escapeHtml(lines[1])}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${escapeHtml(lines[2])}</p>`,
    attachments: [],
  }
}
