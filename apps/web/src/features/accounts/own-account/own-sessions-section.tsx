import type { AccountSession } from '@systole/contract/accounts/own-account'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Terminal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { SettingsList, SettingsSection } from '../../../ui/layout/settings-section.tsx'
import { BrowserIcon, useBrowserName } from './browser-of.tsx'
import { endAccountSession, endOtherSessions, sessionsQuery } from './own-account.queries.ts'

/** Lists the account's sessions; one session, or all but the current one, can be signed out. */
export function OwnSessionsSection() {
  const { t } = useTranslation('account')
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const others = sessions?.filter(({ current }) => !current) ?? []
  const ordered = sessions?.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <SettingsSection title={t('sessions.title')} lead={t('sessions.lead')}>
      {!ordered && error && (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {describeError(error)}
        </Notice>
      )}
      {!ordered && !error && <BlockSkeleton lines={2} />}
      {ordered && (
        <SettingsList>
          {ordered.map((session) => (
            <SessionItem key={session.session_id} session={session} />
          ))}
          {others.length > 0 ? (
            <li>
              <EndOthers />
            </li>
          ) : (
            <li>
              <p>{t('sessions.onlyHere')}</p>
            </li>
          )}
        </SettingsList>
      )}
    </SettingsSection>
  )
}

function SessionItem({ session }: { session: AccountSession }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const now = useNow()
  const name = useSessionName(session)
  const ending = useAction({
    run: () => endAccountSession(session.session_id),
    done: t('sessions.ended', { count: 1 }),
  })
  const moment = (time: Date) => format.moment(time, now)
  return (
    <li>
      {session.kind === 'api' ? (
        <Icon of={Terminal} size={24} strokeWidth={1.75} />
      ) : (
        <BrowserIcon userAgent={session.user_agent} />
      )}
      <div className="what">
        <b>
          {name}
          {session.current && (
            <ToneChip tone="ok" icon={CircleCheck}>
              {t('sessions.thisBrowser')}
            </ToneChip>
          )}
        </b>
        <p>
          {t('sessions.opened', { time: moment(session.opened) })}
          {' · '}
          {t('sessions.lastSeen', { time: moment(session.last_seen) })}
        </p>
        {session.ip && <p>{t('sessions.address', { ip: session.ip })}</p>}
        {ending.problem && <Notice tone="danger">{ending.problem}</Notice>}
      </div>
      {!session.current && (
        <Button
          variant="outlined"
          aria-label={t('sessions.signOutName', { name })}
          aria-disabled={ending.isBusy}
          onClick={() => ending.start()}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </li>
  )
}

function useSessionName({ kind, user_agent }: AccountSession): string {
  const { t } = useTranslation('account')
  const browser = useBrowserName(user_agent)
  return browser || t(kind === 'api' ? 'sessions.program' : 'sessions.unknown')
}

function EndOthers() {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const ending = useAction({
    run: endOtherSessions,
    done: (count) => t('sessions.ended', { count }),
    onEnd: () => setAsking(false),
  })
  return (
    <>
      {ending.problem && (
        <Notice tone="danger" announce>
          {ending.problem}
        </Notice>
      )}
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('sessions.signOutOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('sessions.askTitle')}
        confirmLabel={t('sessions.signOut')}
        busy={ending.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => ending.start()}
      >
        {t('sessions.ask')}
      </ConfirmDialog>
    </>
  )
}
