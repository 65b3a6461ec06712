import { useStories } from "../../api/live-figures.ts"

/** Stories of customers, reviewed by the operator; nothing while there are none. */
export function Stories() {
  const { data: stories = [] } = useStories()
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="stories" className="mx-auto w-full max-w-page px-4 sm:px-6">
      <h2 id="stories" className="text-2xl sm:text-3xl">
        The result
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {stories.map(({ id, businessName, industry, challenge, solution, results, imageUrl }) => (
          <li key={id} className="flex flex-col rounded-xl border border-line bg-surface p-5 shadow-1">
            <div className="flex items-center gap-3">
              {imageUrl !== null && <img src={imageUrl} alt="" className="size-12 rounded-md object-cover" />}
              <div className="min-w-0">
                <h3 className="wrap-anywhere text-lg">{businessName}</h3>
                <p className="text-ink-soft text-sm">{industry}</p>
              </div>
            </div>
            {[challenge, solution].map(
              (text) =>
                text && (
                  <p key={text} className="wrap-anywhere mt-3 text-ink-soft">
                    {text}
                  </p>
                ),
            )}
            <p className="wrap-anywhere mt-3 font-medium">{results}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
