import { styled } from '@mui/material/styles'
import { logoSize } from '@systole/report/logo-box'
import type { TitleBlock } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { BrandMark } from '../../ui/display/brand-mark.tsx'

const Root = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  paddingBottom: 14,
  borderBottom: `2px solid ${light.ink}`,
  '& [data-title]': {
    color: light.ink,
    textWrap: 'balance',
    marginTop: 14,
    fontFamily: 'var(--report-serif)',
    fontSize: '1.75rem',
    fontWeight: 480,
    letterSpacing: '-0.012em',
    lineHeight: 1.15,
  },
  '&:lang(zh) [data-title]': { fontWeight: 650, letterSpacing: 0, lineHeight: 1.35 },
  '& address': {
    maxWidth: '26em',
    textWrap: 'balance',
    fontStyle: 'normal',
    fontSize: '.875rem',
    lineHeight: 1.5,
    textAlign: 'right',
    color: light.muted,
  },
  '& address b': { display: 'block', fontWeight: 600, color: light.ink },
  '& address span': { display: 'block' },
  '& img': { display: 'block', margin: '0 0 7pt auto', imageOrientation: 'none' },
  '& [data-case]': { color: light.muted },
  '& [data-date]': { alignSelf: 'end', textAlign: 'right', fontWeight: 600, color: light.ink },
  '@container sheet (max-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& address, & [data-date]': { textAlign: 'left' },
    '& img': { marginLeft: 0 },
  },
})

const BrandLine = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: 'var(--report-serif)',
  fontSize: '1.0625rem',
  fontWeight: 600,
  color: light.ink,
  '& rect': { fill: 'var(--report-mark)' },
})

/** Renders the title block; `logoUrl` is the address of the hospital's logo, if the report has one. */
export function ReportTitleBlock(props: {
  block: TitleBlock
  logoUrl: string
  /** A paragraph in place of a heading if the block is only a preview. */
  title?: 'h1' | 'p'
}) {
  const { block, logoUrl, title: Title = 'h1' } = props
  return (
    <Root>
      <div>
        <BrandLine>
          <BrandMark variant={block.brand.variant} />
          {block.brand.name}
        </BrandLine>
        <Title data-title>{block.title}</Title>
      </div>
      <address>
        {block.logo && logoUrl !== '' && <HospitalLogo logo={block.logo} url={logoUrl} />}
        <b>{block.hospitalName}</b>
        {block.hospitalLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div data-case>{block.subtitle}</div>
      <div data-date>{block.date}</div>
    </Root>
  )
}

function HospitalLogo({ logo, url }: { logo: NonNullable<TitleBlock['logo']>; url: string }) {
  const { width, height } = logoSize(logo)
  return <img src={url} alt={logo.alt} style={{ width: `${width}pt`, height: `${height}pt` }} />
}
