# The server and every command of yaht: `docker build -t yaht . && docker run --stop-timeout 45 -p 9000:9000 -p 7777:7777 -v yaht:/data yaht`
# All packages, those for several servers too, are in the versions of deploy/image/package-lock.json. Another registry of npm: `--build-arg NPM_CONFIG_REGISTRY=https://…`.
FROM node:24.18.0-bookworm-slim AS build
ARG NPM_CONFIG_REGISTRY
WORKDIR /house
COPY . .
RUN deploy/container.sh pack /parcel

FROM node:24.18.0-bookworm-slim
ARG NPM_CONFIG_REGISTRY
COPY --from=build /parcel /parcel
COPY deploy/container.sh /usr/local/bin/container.sh
RUN container.sh install /parcel && npm cache clean --force && rm -r /parcel && install -d -o node -g node -m 0700 /data
USER node
ENV NODE_ENV=production YAHT_DATA=/data YAHT_CACHE_DIR=/data/cache YAHT_HOST=0.0.0.0
VOLUME /data
EXPOSE 9000 7777
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["container.sh", "healthy"]
# It ends by itself when told to (SIGTERM), after everything begun was finished; at the latest after 30 seconds.
ENTRYPOINT ["yaht"]
CMD ["server"]
