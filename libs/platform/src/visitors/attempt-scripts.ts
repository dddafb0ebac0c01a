/**
 * Atomically counts one attempt under every key, or under none if one must wait. Failures fade from the end of the
 * wait, and are forgotten after `fades`. Returns the milliseconds to wait, 0 for none. ARGV: now, first wait, longest
 * wait, fades, then per key the free attempts.
 */
export const TAKE = `
  local now, first, longest, fades = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  local function due(counted, free)
    local over = math.ceil(counted) - free
    return over < 0 and 0 or math.min(longest, first * 2 ^ over)
  end
  local failures, wait = {}, 0
  for i, key in ipairs(KEYS) do
    local state = redis.call('HMGET', key, 'failures', 'opens')
    local before, free, opens = tonumber(state[1] or 0), tonumber(ARGV[4 + i]), tonumber(state[2] or now)
    local latest = now + due(before, free)
    -- The clock may have been set back.
    if opens > latest then
      opens = latest
      redis.call('HSET', key, 'opens', string.format('%.0f', opens))
    end
    wait = math.max(wait, opens - now)
    local quiet = math.max(0, now - opens)
    local left = quiet < fades and before - quiet * free / fades or 0
    failures[i] = math.max(0, left) + 1
  end
  if wait > 0 then return wait end
  for i, key in ipairs(KEYS) do
    local closed = due(failures[i], tonumber(ARGV[4 + i]))
    redis.call('HSET', key, 'failures', tostring(failures[i]), 'opens', string.format('%.0f', now + closed))
    redis.call('PEXPIRE', key, math.ceil(closed + fades))
  end
  return 0`;

/** ARGV: now, then per key the attempts that did not fail. */
export const TAKE_BACK = `
  for i, key in ipairs(KEYS) do
    local failures = tonumber(redis.call('HGET', key, 'failures') or 0) - tonumber(ARGV[1 + i])
    if failures <= 0 then redis.call('DEL', key)
    else redis.call('HSET', key, 'failures', tostring(failures), 'opens', ARGV[1]) end
  end
  return 0`;
