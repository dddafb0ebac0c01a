# One image for every process: `docker run stallbook apps/<service>/dist/main.js`.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps apps
COPY libs libs
COPY infra infra
COPY tools tools
COPY tsconfig.base.json tsconfig.json nx.json .swcrc schema.graphql ./
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build --chown=1000:1000 /app /app
USER 1000:1000
ENTRYPOINT ["node"]
CMD ["apps/gateway/dist/main.js"]
