import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { type Mailer, MailRefusedForGood, type OutgoingMail } from '../ports/mailer.ts'

/** A mailer and the raw messages that it delivered, for one recipient. */
export type MailerHarness = {
  mailer: Mailer
  arrived(recipient: string): Promise<Buffer[]>
}

let mails = 0

/** Builds a mail with relevant fields only, each to a different address. */
export function aMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  mails += 1
  return {
    messageId: `<mail_${mails}@portal.test>`,
    from: { name: 'Systole', address: 'reports@systole.test' },
    to: `reader${mails}@harbour.test`,
    subject: 'Report ready',
    plain: 'The report is ready.',
    html: '<p>The report is ready.</p>',
    language: 'en',
    attachments: [],
    ...changes,
  }
}

/** Tests the requirements of every mailer. */
export function mailerSuite(open: () => MailerHarness): void {
  carrying(open)
  refusing(open)
}

async function sendAndRead({ mailer, arrived }: MailerHarness, mail: OutgoingMail): Promise<Email> {
  await mailer.send(mail)
  const [raw] = await arrived(mail.to)
  if (!raw) throw new Error('nothing arrived')
  return PostalMime.parse(raw)
}

function carrying(open: () => MailerHarness): void {
  test('RVIEW-5 Chinese in sender, subject, text and file name arrives as it was written', async () => {
    const pdf = Buffer.from('%PDF-1.7 測試')
    const mail = aMail({
      from: { name: '心動 Systole', address: 'reports@systole.test' },
      subject: '咪咪的心臟科報告：EC-24817，𠮷田醫院',
      plain: '報告已完成。\n多謝。',
      html: '<p>報告已完成。</p>',
      language: 'zh-Hant-HK',
      attachments: [{ name: '咪咪 報告.pdf', contentType: 'application/pdf', bytes: pdf }],
    })
    const read = await sendAndRead(open(), mail)
    expect(read.subject).toBe(mail.subject)
    expect(read.from).toMatchObject({ name: '心動 Systole', address: 'reports@systole.test' })
    expect(read.to).toMatchObject([{ address: mail.to }])
    expect(read.text?.trim()).toBe(mail.plain)
    expect(read.html?.trim()).toBe(mail.html)
    expect(read.headers.find(({ key }) => key === 'content-language')?.value).toBe('zh-Hant-HK')
    const [file] = read.attachments
    expect(file).toMatchObject({ filename: '咪咪 報告.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(new Uint8Array(file?.content as ArrayBuffer))).toEqual(pdf) // parsed without an encoding
  })

  test('the Message-ID is ours, and the mail says that a machine wrote it', async () => {
    const mail = aMail()
    const read = await sendAndRead(open(), mail)
    expect(read.messageId).toBe(mail.messageId)
    expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('a file of 3 MB arrives byte for byte', async () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'Systole\r\n.\r\n')
    const mail = aMail({
      attachments: [{ name: 'report.pdf', contentType: 'application/pdf', bytes }],
    })
    const read = await sendAndRead(open(), mail)
    const content = read.attachments[0]?.content as ArrayBuffer // parsed without an encoding
    expect(Buffer.from(new Uint8Array(content)).equals(bytes)).toBe(true)
  })

  test('lines of dots and long lines stay what they are', async () => {
    const plain = `.\r\n..\r\n${'x'.repeat(3000)}\r\n.`
    const read = await sendAndRead(open(), aMail({ plain }))
    expect(read.text?.trim()).toBe(plain.replaceAll('\r\n', '\n'))
  })
}

function refusing(open: () => MailerHarness): void {
  test.each([
    ['a line break in the subject', { subject: 'Ready\r\nBcc: all@evil.test' }],
    ['a bare line feed in the subject', { subject: 'Ready\nBcc: all@evil.test' }],
    ['a NUL in the subject', { subject: 'Ready\0' }],
    ['a line break in the sender’s name', { from: { name: 'A\r\nB', address: 'a@systole.test' } }],
    [
      'a line break in a file name',
      { attachments: [{ name: 'a\r\nb.pdf', contentType: 'application/pdf', bytes: Buffer.of() }] },
    ],
  ])('%s is refused for good', async (_, changes) => {
    const { mailer, arrived } = open()
    const mail = aMail(changes)
    await expect(mailer.send(mail)).rejects.toThrow(MailRefusedForGood)
    expect(await arrived(mail.to)).toEqual([])
  })

  test.each([
    '',
    'nobody',
    'a@b.test, c@d.test',
    'a@b.test;c@d.test',
    'A <a@b.test>',
    '"a@evil.test x"@b.test',
    'a@b.test\r\nRCPT TO:<c@d.test>',
    'a@b.test> SIZE=1',
    'group: a@b.test;',
    'a@b',
    'ü@b.test',
    `${'a'.repeat(250)}@b.test`,
  ])('the recipient %j is refused for good', async (to) => {
    const { mailer } = open()
    await expect(mailer.send(aMail({ to }))).rejects.toThrow(MailRefusedForGood)
  })
}
