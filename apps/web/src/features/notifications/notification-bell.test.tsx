import type { PortalNotification } from '@systole/contract/office/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { BellSlot } from '../../shell/menu/bell-slot.tsx'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { turnNoticesOff } from './browser-notices.ts'

const COUNT = '/api/query_notification_count'
const LIST = '/api/query_notifications'
const READ = '/api/read_notifications'

function aNotification(changes: Partial<PortalNotification> = {}): PortalNotification {
  return {
    nid: 7,
    kind: 'reportReleased',
    caseId: 'case_mochi',
    id: 'EC-24817',
    pet: 'Mochi',
    detail: '',
    time: new Date('2026-11-20T06:00:00Z'),
    text: '',
    by: '',
    is_read: false,
    ...changes,
  }
}

async function open(
  notifications: PortalNotification[],
  options: Parameters<typeof renderVetPage>[2] = {},
) {
  const events = {
    unread: notifications.filter((each) => !each.is_read).length,
    newest: notifications[0] ?? null,
  }
  const page = await renderVetPage(
    <BellSlot />,
    {
      [COUNT]: () => ({ code: 0, data: events }),
      [LIST]: () => ({ code: 0, data: { notifications, unread: events.unread, next: '' } }),
      [READ]: { code: 0, data: { unread: 0 } },
    },
    options,
  )
  return { ...page, news: events }
}

afterEach(() => turnNoticesOff())

test('one unread report: the bell counts it, the line leads to the report, and following it reads it', async () => {
  const { user, calls } = await open([aNotification()])
  await user.click(await screen.findByRole('button', { name: 'Notifications (1 unread)' }))
  const link = await screen.findByRole('link', { name: /Unread: The report on Mochi is ready/ })
  expect(link.getAttribute('href')).toBe('/econsult-report?usid=case_mochi')
  expect(link.getAttribute('target')).toBe('_blank')
  await user.click(link)
  await waitFor(() => expect(calls(READ)[0]?.fields).toMatchObject({ nids: '[7]' }))
})

test('nothing unread: the bell shows no figure, and the list says what will come', async () => {
  const { user } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText(/No notifications/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test.each([
  ['vet', 'enquiryAsked', '/test-detail?usid=case_mochi&mode=2'],
  ['vet', 'caseLate', '/test-detail?usid=case_mochi&mode=2'],
  ['vet', 'mailUndelivered', '/econsult-report?usid=case_mochi'],
  ['cardiologist', 'enquiryAnswered', '/reading?usid=case_mochi'],
  ['internal_admin', 'mailUndelivered', '/undelivered'],
  ['patcher', 'ecgToPrepare', '/ecg/prepare?usid=case_mochi'],
  ['senior_patcher', 'ecgQualityAsked', '/ecg/prepare?usid=case_mochi'],
  ['patcher', 'ecgSentBack', '/ecg/prepare?usid=case_mochi'],
  ['patcher', 'ecgUnreadable', '/reading?usid=case_mochi'],
  ['reviewer', 'ecgToReview', '/ecg/review?usid=case_mochi'],
] as const)('to a %s, %s leads to %s', async (userType, kind, href) => {
  const { user } = await open([aNotification({ kind })], { session: { user_type: userType } })
  await user.click(await screen.findByRole('button', { name: /Notifications/ }))
  const link = await screen.findByRole('link', { name: /Mochi/ })
  expect(link.getAttribute('href')).toBe(href)
})

/** Stubs a browser that supports notifications and records those it was asked to show. */
function aTellingBrowser(answer: NotificationPermission) {
  const shown: string[] = []
  const asked = vi.fn(async () => {
    Reported.permission = answer
    return answer
  })
  class Reported {
    static permission: NotificationPermission = 'default'
    static requestPermission = asked
    constructor(_title: string, { body }: { body: string }) {
      shown.push(body)
    }
    close() {}
  }
  vi.stubGlobal('Notification', Reported)
  return { shown, asked }
}

test('the browser is asked by the button alone, and then shows all that is new while the page is not looked at', async () => {
  const { shown, asked } = aTellingBrowser('granted')
  const reported = [aNotification({ is_read: true })]
  const { user, news } = await open(reported)
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(asked).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }))
  await screen.findByText('This browser notifies you while the portal is open.')
  expect(shown).toEqual([])

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const newest = aNotification({ nid: 9, kind: 'enquiryAsked' })
  reported.unshift(newest, aNotification({ nid: 8, pet: 'Tofu' }))
  Object.assign(news, { unread: 2, newest })
  await queryClient.refetchQueries({ queryKey: ['notifications', 'count'] })
  await waitFor(() =>
    expect(shown).toEqual(['The report on Tofu is ready', 'The cardiologist asked about Mochi']),
  )
  await queryClient.refetchQueries({ queryKey: ['notifications', 'count'] })
  expect(shown).toHaveLength(2)

  // The newest was read on another screen, and one with a lower number arrived after it.
  const read = aNotification({ nid: 12, is_read: true })
  reported.unshift(read, aNotification({ nid: 11, pet: 'Nori' }))
  Object.assign(news, { unread: 3, newest: read })
  await queryClient.refetchQueries({ queryKey: ['notifications', 'count'] })
  await waitFor(() => expect(shown.at(2)).toBe('The report on Nori is ready'))
  reported.splice(1, 0, aNotification({ nid: 10, pet: 'Yuki' }))
  Object.assign(news, { unread: 4 })
  await queryClient.refetchQueries({ queryKey: ['notifications', 'count'] })
  await waitFor(() => expect(shown.slice(3)).toEqual(['The report on Yuki is ready']))
})

test('a browser that refuses says how it can be allowed', async () => {
  aTellingBrowser('denied')
  const { user } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }))
  expect(await screen.findByText(/Notifications are blocked in this browser/)).toBeVisible()
})
