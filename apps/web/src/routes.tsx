import {
  PAGES,
  type PageId,
  parseSearch,
  type RawSearch,
  type SearchOf,
  searchOf,
  stringifySearch,
} from '@systole/contract/pages'
import { type AnyRoute, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { FRAMES, SIGNED_IN_TEXTS } from './frames.ts'
import { addTexts } from './i18n/i18n.ts'
import type { PageRow } from './page-row.ts'
import { SCREENS } from './pages.ts'
import type { Session } from './session/current-session.ts'
import { requirePage, requireSession, requireSessionForReport } from './session/guards.ts'
import { lazyPage } from './shell/lazy-page.tsx'
import { Root } from './shell/root.tsx'
import { RouteProblem } from './shell/route-problem.tsx'

const rootRoute = createRootRoute({
  component: Root,
  errorComponent: RouteProblem,
  notFoundComponent: lazyPage(
    async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen,
  ),
})

/** The frame of every page that requires an account. */
const signedInFrame = lazyPage(FRAMES.signedIn)

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async (arrival) => {
    const [session] = await Promise.all([requireSession(arrival), addTexts(...SIGNED_IN_TEXTS)])
    return session
  },
  component: signedInFrame,
})

const framedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'framed',
  component: lazyPage(FRAMES.menu),
})

const signedInForReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in-for-report',
  validateSearch: (raw: RawSearch) => searchOf('econsultReport', raw),
  beforeLoad: async (arrival) => {
    const [session] = await Promise.all([
      requireSessionForReport(arrival),
      addTexts(...SIGNED_IN_TEXTS),
    ])
    return session
  },
  component: signedInFrame,
})

/** Makes the route of a page from its row. */
function pageRoute<Parent extends AnyRoute, const Path extends string, Search extends RawSearch>(
  parent: Parent,
  row: PageRow,
  { path, parse }: { path: Path; parse: (raw: RawSearch) => Search },
) {
  const component = lazyPage(row.load)
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: parse,
    beforeLoad: (arrival: unknown) => open(row, component, arrival as Arrival),
    component,
  })
}

type Arrival = { context: { session: Session } }

/** Checks the gate of a page, then loads its code and its texts simultaneously. */
async function open(
  { enter, texts = [], ...gate }: PageRow,
  component: { preload: () => Promise<void> },
  arrival: Arrival,
): Promise<void> {
  requirePage(gate, arrival)
  void component.preload()
  await Promise.all([enter?.(arrival as never), addTexts(...texts)]) // each route gives what its own gate reads
}

type RoutesIn<Frame extends PageRow['frame'], Parent extends AnyRoute> = {
  [Id in PageId as (typeof SCREENS)[Id]['frame'] extends Frame ? Id : never]: ReturnType<
    typeof pageRoute<Parent, (typeof PAGES)[Id]['path'], SearchOf<Id>>
  >
}

/** Makes the routes of the pages that share a frame. */
function routesIn<const Frame extends PageRow['frame'], Parent extends AnyRoute>(
  frame: Frame,
  parent: Parent,
): RoutesIn<Frame, Parent> {
  const ids = Object.keys(SCREENS) as PageId[] // the keys of the table
  const routes = ids
    .filter((id) => SCREENS[id].frame === frame)
    .map((id) => {
      const { path } = PAGES[id]
      return [id, pageRoute(parent, SCREENS[id], { path, parse: (raw) => searchOf(id, raw) })]
    })
  return Object.fromEntries(routes)
}

export function makeRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren({
      ...routesIn('door', rootRoute),
      signedIn: signedInRoute.addChildren({
        ...routesIn('signedIn', signedInRoute),
        framed: framedRoute.addChildren(routesIn('menu', framedRoute)),
      }),
      signedInForReport: signedInForReportRoute.addChildren(
        routesIn('report', signedInForReportRoute),
      ),
    }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: RouteProblem,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
