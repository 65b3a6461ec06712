import { useQuery, useQueryClient } from "@tanstack/react-query"
import { community, type OwnStory } from "../../../contract/community.ts"
import { send } from "../../api/send.ts"
import { OwnCard } from "./own-card.tsx"
import { Publication } from "./publication.tsx"
import { StoryForm } from "./story-form.tsx"

const queryKey = [community.getOwnStory.path]

export function StoryCard() {
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => send(community.getOwnStory, { signal }), staleTime: 0 })
  const story = query.data?.story ?? null
  const keep = (next: OwnStory | null) => client.setQueryData(queryKey, { story: next })
  return (
    <OwnCard
      id="own-story"
      title="A success story"
      text="The challenge, what you changed, and what came of it. Your business is named in it."
      noun="story"
      query={query}
      written={story && <WrittenStory story={story} />}
      form={(onDone) => (
        <StoryForm
          story={story}
          onSaved={(next) => {
            keep(next)
            onDone()
          }}
        />
      )}
      remove={async () => {
        await send(community.removeStory)
        keep(null)
      }}
    />
  )
}

function WrittenStory({ story }: { story: OwnStory }) {
  const { businessName, industry, challenge, solution, results, imageUrl, state } = story
  const told = [
    { label: "The challenge", text: challenge },
    { label: "What changed", text: solution },
    { label: "The result", text: results },
  ]
  return (
    <article className="rounded-lg bg-sunken p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          {imageUrl !== null && <img src={imageUrl} alt="" className="size-12 rounded-md object-cover" />}
          <div className="min-w-0">
            <h3 className="wrap-anywhere text-base">{businessName}</h3>
            <p className="text-ink-soft text-sm">{industry}</p>
          </div>
        </div>
        <Publication state={state} />
      </div>
      <dl className="mt-3 flex flex-col gap-3">
        {told.map(
          ({ label, text }) =>
            text && (
              <div key={label}>
                <dt className="font-medium text-sm">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line text-ink-soft">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  )
}
