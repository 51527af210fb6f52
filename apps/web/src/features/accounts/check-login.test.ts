import { expect, test } from 'vitest'
import { checkLogin } from './check-login.ts'

test.each([
  [
    { email: '', password: '' },
    { email: 'emailMissing', form: 'bothMissing' },
  ],
  [
    { email: '   ', password: 'x' },
    { email: 'emailMissing', form: 'bothMissing' },
  ],
  [{ email: 'a@b', password: 'x' }, { email: 'emailFormat' }],
  [
    { email: 'a b@c.hk', password: '' },
    { email: 'emailFormat', form: 'bothMissing' },
  ],
  [{ email: 'vet@clinic.hk', password: '' }, { form: 'bothMissing' }],
  [{ email: ' vet@clinic.hk ', password: 'x' }, {}],
  [{ email: `${'a'.repeat(245)}@clinic.hk`, password: 'x' }, { email: 'emailFormat' }],
])('LOGIN-2 %j has these problems: %j', (fields, problems) => {
  expect(checkLogin(fields)).toEqual(problems)
})
