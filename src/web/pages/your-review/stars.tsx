import { Star } from "lucide-react"
import { classes } from "../../parts/classes.ts"
import { FieldError } from "../../parts/fields/field.tsx"

const ratings = [1, 2, 3, 4, 5] as const
const words = ["Poor", "Fair", "Good", "Very good", "Excellent"]

type StarsProps = { value: number; onChange: (rating: number) => void; error?: string | undefined }

/** One to five, as radio buttons that look like stars. */
export function Stars({ value, onChange, error }: StarsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">
        How many stars?
        <span aria-hidden="true" className="ml-1 text-bad" title="Required">
          *
        </span>
      </legend>
      <div className="-ml-1 flex items-center">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="cursor-pointer rounded-md p-1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              {...(rating === 1 ? { id: "rating" } : {})}
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-describedby={error === undefined ? undefined : "rating-error"}
              className="sr-only"
            />
            <span className="sr-only">{`${rating} of 5 stars, ${words[rating - 1]}`}</span>
            <OneStar isFilled={rating <= value} size="size-7" />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-ink-soft">
          {words[value - 1]}
        </span>
      </div>
      {error !== undefined && <FieldError id="rating-error">{error}</FieldError>}
    </fieldset>
  )
}

/** A rating out of five, read-only. */
export function ShownStars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{rating} of 5 stars</span>
      {ratings.map((one) => (
        <OneStar key={one} isFilled={one <= rating} size="size-5" />
      ))}
    </span>
  )
}

function OneStar({ isFilled, size }: { isFilled: boolean; size: string }) {
  return (
    <Star
      aria-hidden="true"
      strokeWidth={1.75}
      className={classes(size, isFilled ? "fill-warn-mark text-warn-mark" : "text-edge")}
    />
  )
}
