import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/display/brand-mark.tsx'
import { BrandLink } from '../brand-link.tsx'
import { EcgBackdrop } from './ecg-backdrop.tsx'

/** Renders the dark half of the pages before sign-in; a short banner below 900 px. */
export function AuthPanel(props: { label: string; promise: string; children: ReactNode }) {
  return (
    <Panel aria-label={props.label}>
      <EcgBackdrop />
      <BrandLink href={paths.home()}>
        <BrandMark on="dark" />
      </BrandLink>
      <Typography variant="h1" component="p" className="promise">
        {props.promise}
      </Typography>
      {props.children}
    </Panel>
  )
}

const Panel = styled('section')(({ theme }) => {
  const { deep, soft } = (theme.vars ?? theme).palette.brand
  return {
    position: 'sticky', // stays while a long form scrolls
    top: 0,
    alignSelf: 'start',
    minHeight: '100dvh',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: '48px 64px',
    color: soft,
    backgroundColor: deep,
    '& > :not(.paper)': { position: 'relative' },
    '& > a': { color: '#fff', marginBlock: -7, '&:focus-visible': { outlineColor: '#fff' } },
    '& .promise': {
      color: '#fff',
      fontSize: 'clamp(2rem, 3.3vw, 2.9rem)',
      lineHeight: 1.14,
      maxWidth: '15ch',
      marginTop: 'auto',
    },
    '& .promise:lang(zh), & .promise:lang(ja)': {
      maxWidth: '11.2em',
      lineHeight: 1.3,
      textWrap: 'wrap',
      wordBreak: 'keep-all', // the text marks where it may break
      overflowWrap: 'anywhere',
    },
    [theme.breakpoints.down('md')]: {
      position: 'relative',
      minHeight: 0,
      padding: '20px 20px 22px',
      '& .promise': { fontSize: '1.5rem', marginTop: 18, maxWidth: '22ch' },
    },
    '@media (forced-colors: active)': { borderRight: '1px solid' },
  }
})
