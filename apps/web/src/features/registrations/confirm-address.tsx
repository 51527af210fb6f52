import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { confirmAddress, type LinkState, sendLinkAgain } from './confirm-link.ts'

const Stack = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' })

type Step = LinkState | { at: 'asking' | 'sent' }

/**
 * Confirms an address with one press, so that programs which open links in mails do not use it up. Each state of a link has its
 * own text.
 */
export function ConfirmAddress(props: {
  token: string | undefined
  registerHref: string
  /** The content shown until the account is open. */
  meanwhile: ReactNode
}) {
  const { token = '', registerHref, meanwhile } = props
  const [step, setStep] = useState<Step>({ at: token ? 'asking' : 'unknown' })
  const showSent = () => setStep({ at: 'sent' })
  switch (step.at) {
    case 'asking':
      return <Asking onConfirm={async () => setStep(await confirmAddress(token))} />
    case 'confirmed':
      return (
        <>
          <Confirmed hospital={step.hospital} />
          {meanwhile}
        </>
      )
    case 'used':
      return (
        <>
          <Said title="usedTitle" text="used" />
          {meanwhile}
        </>
      )
    case 'sent':
      return <Said title="sentTitle" text="sent" />
    case 'expired':
      return <Expired onAgain={() => sendLinkAgain({ token }).then(showSent)} />
    case 'unknown':
      return (
        <Unknown registerHref={registerHref}>
          <AskForLink onSent={showSent} />
        </Unknown>
      )
  }
}

function Asking({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const { t } = useTranslation('registration')
  return (
    <div>
      <PageHeader title={t('confirm.title')} lead={t('confirm.lead')} />
      <OneButton work={onConfirm} label={t('confirm.action')} busyLabel={t('confirm.confirming')} />
    </div>
  )
}

/** Renders the page's only action and the reason of its last failure. */
function OneButton(props: { work: () => Promise<void>; label: string; busyLabel: string }) {
  const { isBusy, problem, start } = useAction({ run: props.work })
  const press = () => start()
  return (
    <Stack>
      {problem && (
        <Notice tone="danger" announce onRetry={press}>
          {problem}
        </Notice>
      )}
      <Button variant="contained" size="large" aria-disabled={isBusy} onClick={press}>
        {isBusy ? props.busyLabel : props.label}
      </Button>
    </Stack>
  )
}

function Confirmed({ hospital }: { hospital: string }) {
  const { t } = useTranslation('registration')
  return <Title title={t('confirm.doneTitle')} lead={t('confirm.done', { hospital })} />
}

function Said(props: { title: 'usedTitle' | 'sentTitle'; text: 'used' | 'sent' }) {
  const { t } = useTranslation('registration')
  return <Title title={t(`confirm.${props.title}`)} lead={t(`confirm.${props.text}`)} />
}

function Expired({ onAgain }: { onAgain: () => Promise<void> }) {
  const { t } = useTranslation('registration')
  return (
    <div>
      <Title title={t('confirm.expiredTitle')} lead={t('confirm.expired')} />
      <OneButton work={onAgain} label={t('confirm.sendNew')} busyLabel={t('inbox.sending')} />
    </div>
  )
}

function Unknown(props: { registerHref: string; children: ReactNode }) {
  const { t } = useTranslation('registration')
  return (
    <div>
      <Title title={t('confirm.unknownTitle')} lead={t('confirm.unknown')} />
      <Stack>
        {props.children}
        <ButtonLink variant="text" href={props.registerHref}>
          {t('confirm.applyAnew')}
        </ButtonLink>
      </Stack>
    </div>
  )
}

/** Renders the result's title and focuses it, so that keyboard and screen reader continue there. */
function Title({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return <PageHeader title={title} lead={lead} titleRef={heading} />
}
