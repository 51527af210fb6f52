import type { AccountDetails } from '@systole/contract/accounts/account-directory'
import type { AccountSession } from '@systole/contract/accounts/own-account'
import { describeUserAgent } from '@systole/domain/accounts/user-agent'
import { CircleCheck, Monitor, Terminal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { SettingsList, SettingsSection } from '../../ui/layout/settings-section.tsx'
import { endSessionsOf } from './directory.queries.ts'

/** Lists the account's sessions; one or all of them can be ended. */
export function AccountSessionsSection({ details }: { details: AccountDetails }) {
  const { t } = useTranslation('directory')
  const { sessions, account } = details
  const work = useAction({
    run: (sessionId: string | undefined) => endSessionsOf(account.uid, sessionId),
    done: ({ ended }) => t('sessions.ended', { count: ended }),
    failed: (reason) => reason,
  })
  const end = (sessionId?: string) => work.start(sessionId)
  const hasOwn = sessions.some(({ current }) => current)
  return (
    <SettingsSection title={t('sessions.title')} lead={t('sessions.lead')}>
      {sessions.length === 0 && <p style={{ margin: 0 }}>{t('sessions.none')}</p>}
      {sessions.length > 0 && (
        <SettingsList>
          {sessions.map((session) => (
            <SessionLine
              key={session.session_id}
              session={session}
              busy={work.isBusy}
              onEnd={() => end(session.session_id)}
            />
          ))}
          {sessions.length > 1 && !hasOwn && (
            <li>
              <Button
                variant="outlined"
                color="error"
                aria-disabled={work.isBusy}
                onClick={() => end()}
              >
                {t('sessions.endAll')}
              </Button>
            </li>
          )}
        </SettingsList>
      )}
    </SettingsSection>
  )
}

function SessionLine(props: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const { session, busy, onEnd } = props
  const { t } = useTranslation('directory')
  const format = useFormat()
  const now = useNow()
  const name = useSessionName(session)
  const moment = (time: Date) => format.moment(time, now)
  const times = { opened: moment(session.opened), seen: moment(session.last_seen) }
  return (
    <li>
      <Icon of={session.kind === 'api' ? Terminal : Monitor} size={24} strokeWidth={1.75} />
      <div className="what">
        <b>
          {name}
          {session.current && (
            <ToneChip tone="ok" icon={CircleCheck}>
              {t('sessions.yours')}
            </ToneChip>
          )}
        </b>
        <p>
          {t('sessions.times', times)}
          {session.ip && ` · ${session.ip}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outlined"
          aria-label={t('sessions.endName', { name })}
          aria-disabled={busy}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

function useSessionName({ kind, user_agent }: AccountSession): string {
  const { t } = useTranslation('directory')
  const { browser, system } = describeUserAgent(user_agent)
  if (browser && system) return t('sessions.on', { browser, system })
  return browser ?? system ?? t(kind === 'api' ? 'sessions.program' : 'sessions.unknown')
}
