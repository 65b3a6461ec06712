import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { cardGrid } from "../card/card-grid.ts"

const places = ["first", "second", "third", "fourth", "fifth", "sixth"]

/** Six placeholder cards. */
export function LibrarySkeleton() {
  return (
    <Loading label="Loading your content history…">
      <div className={cardGrid}>
        {places.map((place) => (
          <Card key={place} pad="sm">
            <div data-skeleton-card="" className="flex flex-col gap-3">
              <div className="flex items-center gap-3">
                <Skeleton shape="circle" />
                <div className="flex flex-1 flex-col gap-2">
                  <Skeleton shape="short" />
                  <Skeleton shape="title" />
                </div>
              </div>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
              <div className="mt-2 border-line border-t pt-3">
                <Skeleton shape="title" />
              </div>
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}
