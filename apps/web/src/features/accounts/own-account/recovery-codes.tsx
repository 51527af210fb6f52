import { styled } from '@mui/material/styles'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../../../brand.ts'
import { mono } from '../../../theme/type-stacks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { saveText } from '../../../ui/save-text.ts'

const Codes = styled('ol')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '6px 20px',
    margin: '16px 0',
    padding: '16px 20px',
    border: `1px solid ${edge.line}`,
    borderRadius: 10,
    backgroundColor: surface.sunken,
    color: ink.strong,
    fontFamily: mono,
    fontSize: '1.0625rem',
    letterSpacing: '.02em',
  }
})
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Shows the recovery codes once, to be copied or saved as a text file. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { t } = useTranslation('account')
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>()
  const lines = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines)
      setCopied('copied')
    } catch {
      setCopied('copyFailed')
    }
  }
  return (
    <>
      <p>{t('recovery.text')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <Button variant="outlined" startIcon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon of={Download} />}
          onClick={() => {
            const title = t('recovery.fileTitle', { brand: currentBrand().name, email })
            saveText('recovery-codes.txt', `${title}\n\n${lines}\n`)
          }}
        >
          {t('recovery.download')}
        </Button>
      </Buttons>
      <p role="status">{copied && t(`recovery.${copied}`)}</p>
    </>
  )
}
