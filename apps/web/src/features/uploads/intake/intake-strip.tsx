import { styled } from '@mui/material/styles'
import { FilePlus2, FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ByPointer } from '../../../ui/display/by-pointer.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import type { useIntake } from './use-intake.ts'

const Strip = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '10px 12px',
    marginTop: 12,
    padding: '12px 14px 12px 20px',
    border: `1.5px dashed ${edge.control}`,
    borderRadius: 10,
    color: ink.muted,
    '& p': { flex: '1 1 280px', margin: 0, fontSize: '.9375rem' },
    '& input': { display: 'none' },
    [theme.breakpoints.down('md')]: {
      padding: '12px 16px',
      '& button': { flex: '1 1 140px', minHeight: 44 },
    },
  }
})

/** a telephone then offers its camera and photos beside its files */
const PHOTOS = 'image/jpeg,image/png,video/mp4,video/quicktime'

/** An attribute missing in React's types. */
const WHOLE_FOLDER = { webkitdirectory: '' }

/** Renders the ways to add many files without a mouse, and a hint about drag and drop. */
export function IntakeStrip(props: {
  intake: ReturnType<typeof useIntake>
  formats: readonly string[]
}) {
  const { intake, formats } = props
  const { t } = useTranslation('uploads')
  const accept = [...formats, 'zip'].map((format) => `.${format}`).join(',')
  return (
    <Strip>
      <p>
        <ByPointer mouse={t('strip.drop')} touch={t('strip.choose')} />
      </p>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon of={FilePlus2} size={18} />}
        onClick={() => intake.pick('files')}
      >
        {t('strip.files')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon of={FolderPlus} size={18} />}
        onClick={() => intake.pick('folder')}
      >
        {t('strip.folder')}
      </Button>
      <input
        ref={intake.fields.files}
        type="file"
        multiple
        accept={`${PHOTOS},${accept}`}
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => intake.onField(currentTarget)}
      />
      <input
        ref={intake.fields.folder}
        type="file"
        multiple
        {...WHOLE_FOLDER}
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => intake.onField(currentTarget)}
      />
    </Strip>
  )
}
