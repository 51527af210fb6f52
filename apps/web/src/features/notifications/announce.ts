import { notificationLink } from '@systole/contract/office/notification-link'
import type { UserType } from '@systole/domain/accounts/user-type'
import { currentBrand } from '../../brand.ts'
import { addTexts, i18n } from '../../i18n/i18n.ts'
import { showNotice } from './browser-notices.ts'
import type { Notification } from './notifications.queries.ts'

/** Shows notifications of this browser; a pressed one opens its page. Loaded when the first one arrives. */
export async function announce(
  arrived: readonly Notification[],
  { userType, go }: { userType: UserType; go: (href: string) => unknown },
): Promise<void> {
  await addTexts('notifications')
  for (const notification of arrived) {
    const { kind, pet, by, nid } = notification
    showNotice({
      tag: `systole-${nid}`,
      title: currentBrand().name,
      body: i18n.t(`notifications:kinds.${kind}`, { pet, by }),
      onPress: () => go(notificationLink(notification, userType).href),
    })
  }
}
