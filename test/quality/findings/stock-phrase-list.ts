/** Empty phrases that fit anything. One per line; ` ` stands for one to three words. */
const phrases = `
elevate your
elevates your
elevate the
elevated essentials
look no further
perfect for
perfect choice
perfect addition
perfect gift
perfect blend
perfect balance
perfect companion
perfect solution
ideal for anyone
ideal choice
whether you are
whether you're
game changer
game changing
unleash
next level
in today's fast paced
fast paced world
in today's world
in today's digital
in the world of
in a world where
crafted with care
made with love
made with care
crafted to perfection
designed with you in mind
designed to impress
designed to meet
designed to elevate
must have
must try
a must for
unlock the
unlock your
unlocks your
discover the
discover how
discover why
experience the
say hello to
goodbye to
but wait
there's more
and much more
and so much more
and beyond
more than just
not just a
isn't just
it's not just
not only * but also
one stop shop
one stop solution
state of the art
cutting edge
top notch
top quality
top of the line
high quality
highest quality
premium quality
superior quality
unmatched quality
unparalleled
unrivaled
unrivalled
second to none
best in class
world class
world's best
industry leading
market leading
award winning
tried and tested
tried and true
time tested
stand out from the crowd
stands out from the crowd
turn heads
turns heads
make a statement
makes a statement
statement piece
timeless elegance
timeless design
timeless beauty
effortless style
effortlessly chic
touch of elegance
touch of luxury
touch of magic
pop of color
pop of colour
wow factor
eye catching
head turning
sure to please
sure to impress
sure to delight
guaranteed to
you won't regret
you'll love
you will love
you'll wonder how
your new favorite
your new favourite
your go to
the go to
go to choice
for all your needs
all your * needs
meets your needs
meet your needs
tailored to your
a wide range of
a wide variety of
wide selection
endless possibilities
the possibilities are endless
limitless
seamless
seamlessly
hassle free
stress free
worry free
with ease
peace of mind
rest assured
feel your best
bring your * to life
brings * to life
bring * to life
transform your
transforms your
revolutionize
revolutionise
revolutionary
reimagine
redefine
redefines
empower
empowers
supercharge
boost your
level up
up your game
step up your
treat yourself
indulge in
indulge yourself
pamper yourself
immerse yourself
dive in
dive into
delve into
embark on
journey
tapestry
testament to
a testament
realm of
nestled in
nestled between
bustling
vibrant community
rich history
steeped in
passion for excellence
passionate about
committed to excellence
commitment to quality
dedicated to providing
attention to detail
meticulously
carefully curated
curated selection
thoughtfully designed
thoughtfully crafted
expertly crafted
masterfully crafted
lovingly crafted
handcrafted with love
handcrafted with care
crafted for those
made to last
built to last
stands the test of time
stand the test of time
you can trust
trusted by
your trusted
you can count on
satisfaction guaranteed
customer satisfaction
results driven
value for money
great value
unbeatable
affordable prices
bang for your buck
without breaking the bank
don't miss out
act now
order now
buy now
shop now
order today
shop today
contact us today
call us today
get yours today
grab yours
add to cart
limited time
while supplies last
what are you waiting for
why wait
why choose us
what sets * apart
sets us apart
sets it apart
sets this * apart
here's why
ever wondered
have you ever
are you tired of
are you looking for
if you're looking for
search no more
your search ends here
in conclusion
when it comes to
it's important to note
at the end of the day
last but not least
first and foremost
combines style and
style and comfort
style and functionality
form and function
comfort and style
both stylish and
functional and stylish
practical and stylish
versatile
every occasion
any occasion
all occasions
every step of the way
day in and day out
from day to night
conversation starter
hidden gem
the ultimate
your ultimate
ultimate guide
everything you need
smash that like
don't forget to like
like and subscribe
hit the bell
without further ado
buckle up
stay tuned
download now
download today
it's that simple
as easy as
in no time
like never before
like no other
one of a kind
truly unique
truly special
unforgettable
breathtaking
stunning
exquisite
the perfect
`

export const stockPhraseList: readonly string[] = phrases.trim().split("\n")
