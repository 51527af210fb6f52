import { styled } from '@mui/material/styles'
import { light, shadow } from '../../theme/tokens.ts'
import { sans, serif } from '../../theme/type-stacks.ts'

/** The container of the sheet: in a narrow container, on a phone or beside a picture, its columns become lines. */
export const SheetPlace = styled('div')({
  containerName: 'sheet',
  containerType: 'inline-size',
  '@media print': { containerType: 'normal' },
})

/** The sheet of the report: white in the reading room too, A4 wide, without decoration in print. */
export const Sheet = styled('article')({
  width: '210mm',
  maxWidth: '100%',
  margin: '0 auto',
  padding: '18mm 18mm 16mm',
  boxShadow: shadow.menu,
  backgroundColor: light.surface,
  color: light.body,
  colorScheme: 'light',
  fontSize: '.9375rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  fontFamily: sans('en_us'),
  '--report-serif': serif('en_us'),
  '&:lang(zh-Hant)': {
    fontFamily: sans('zh_hk'),
    '--report-serif': sans('zh_hk'),
    lineHeight: 1.65,
  },
  '&:lang(zh-Hans)': {
    fontFamily: sans('zh_cn'),
    '--report-serif': sans('zh_cn'),
    lineHeight: 1.65,
  },
  '& h1, & h2, & h3': { color: light.ink, textWrap: 'balance' },
  '@container sheet (max-width: 700px)': { padding: '22px 18px' },
  '@media print': {
    width: 'auto',
    maxWidth: 'none',
    margin: 0,
    padding: 0,
    boxShadow: 'none',
    fontSize: '10.5pt',
    printColorAdjust: 'exact',
  },
})

/** The title of a part; it stays with the content that follows. */
export const PartTitle = styled('h2')({
  margin: '22px 0 8px',
  fontSize: '1.0625rem',
  fontWeight: 650,
  lineHeight: 1.4,
  breakAfter: 'avoid',
  '&&': { color: 'var(--report-heading)' },
})

/** The text as typed, with its own line breaks. */
export const Typed = styled('p')({ whiteSpace: 'pre-wrap', orphans: 3, widows: 3 })
