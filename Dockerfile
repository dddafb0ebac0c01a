# One image per process, with nothing but what this process needs:
#   docker build --build-arg PROCESS=identity -t stallbook/identity:0.1.0 .
# PROCESS is the name of a folder in apps/ that has a main.ts, or stripe-emulator. Everything up to `assemble` is the same for
# all processes, so it is built once.
ARG NODE=node:22.23.3-bookworm-slim

# The manifests of all packages. A change of other sources leaves this stage's result as it was, and so the layer of `npm ci`.
FROM ${NODE} AS manifests
WORKDIR /manifests
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete && find . -type d -empty -delete

FROM ${NODE} AS dependencies
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM dependencies AS build
ENV NX_DAEMON=false
COPY . .
RUN --mount=type=cache,target=/app/.nx npm run build

FROM build AS assemble
ARG PROCESS
RUN node tools/image/assemble.mjs "$PROCESS" /image

FROM ${NODE}
# By default, glibc keeps freed memory in many arenas, one per decoding thread.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2
# The Stripe emulator keeps its state here. A new volume takes over the owner.
RUN install -d -o 1000 -g 1000 /data
WORKDIR /app
# The files belong to root, so the process cannot change them.
COPY --from=assemble /image ./
USER 1000:1000
ENTRYPOINT ["node", "main.js"]
