import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"

/** In the shape of a result: fields, and the score beside them. */
export function ResultSkeleton() {
  return (
    <Loading label="Opening the result…">
      <div className="flex flex-col gap-4">
        <Skeleton shape="control" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <div className="flex flex-col gap-4">
            <Skeleton shape="title" />
            <Skeleton shape="control" />
            <Skeleton shape="block" />
          </div>
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  )
}
