import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, jaJP, koKR, type PickersLocaleText, zhCN, zhHK } from '@mui/x-date-pickers/locales'
import type { Language } from '@systole/i18n/languages'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../button/button.tsx'
import { AppDialog } from '../dialog/app-dialog.tsx'

const FORMAT = 'YYYY-MM-DD'
const FIRST_YEAR = '1900-01-01'

/** The dayjs locale of each language, loaded on demand; the calendar's texts; the format of the month. */
const LOCALES: Record<
  Language,
  { name: string; load: () => Promise<unknown>; words: typeof enUS; month: string }
> = {
  en_us: { name: 'en', load: async () => {}, words: enUS, month: 'MMMM YYYY' },
  zh_hk: {
    name: 'zh-hk',
    load: () => import('dayjs/locale/zh-hk.js'),
    words: zhHK,
    month: 'YYYY年M月',
  },
  zh_cn: {
    name: 'zh-cn',
    load: () => import('dayjs/locale/zh-cn.js'),
    words: zhCN,
    month: 'YYYY年M月',
  },
  ja: { name: 'ja', load: () => import('dayjs/locale/ja.js'), words: jaJP, month: 'YYYY年M月' },
  ko: { name: 'ko', load: () => import('dayjs/locale/ko.js'), words: koKR, month: 'YYYY년 M월' },
}

/** Renders a calendar that opens with the year selection, because birth dates are far in the past. */
export function CalendarDialog(props: {
  open: boolean
  title: string
  value: string
  max: string
  onClose: () => void
  onChoose: (date: string) => void
}) {
  const { open, title, value, max, onClose, onChoose } = props
  const { t } = useTranslation('common')
  const locale = LOCALES[useLanguage()]
  const words = useQuery({
    queryKey: ['calendar words', locale.name],
    queryFn: async () => {
      await locale.load()
      return locale.name
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chosen = dayjs(value, FORMAT)
  return (
    <AppDialog
      open={open}
      title={title}
      size="xs"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <div style={{ minHeight: 336 }}>
        {words.data && (
          <LocalizationProvider
            dateAdapter={AdapterDayjs}
            adapterLocale={words.data}
            {...wordsOf(locale.words)}
          >
            <DateCalendar
              autoFocus
              value={chosen.isValid() && value.length === FORMAT.length ? chosen : null}
              onChange={(day, state) => {
                if (state === 'finish' && day) onChoose(day.format(FORMAT))
              }}
              views={['year', 'month', 'day']}
              openTo="year"
              yearsOrder="desc"
              minDate={dayjs(FIRST_YEAR)}
              maxDate={dayjs(max)}
              slotProps={{ calendarHeader: { format: locale.month } }}
            />
          </LocalizationProvider>
        )}
      </div>
    </AppDialog>
  )
}

/** Returns the texts; the library's type allows undefined ones, but there are none. */
function wordsOf(words: typeof enUS): { localeText: PickersLocaleText } {
  return {
    localeText: words.components.MuiLocalizationProvider.defaultProps
      .localeText as PickersLocaleText,
  }
}
