// Run by mongosh as root on the first member. Does only what is missing, so it may run at every start.
const members = ['mongo-1', 'mongo-2', 'mongo-3'];
const services = ['auth', 'enrolment', 'repairs', 'refunds', 'notifications'];
const waitedMs = 60_000;

try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({
    _id: 'alveole',
    members: members.map((name, _id) => ({ _id, host: `${name}:27017`, priority: _id === 0 ? 2 : 1 })),
  });
}

// The first member has priority, so it becomes primary again after it was away.
const deadline = Date.now() + waitedMs;
while (!db.hello().isWritablePrimary) {
  if (Date.now() > deadline) throw new Error('The replica set has no primary on mongo-1.');
  sleep(500);
}

for (const service of services) {
  const pwd = process.env[`MONGODB_${service.toUpperCase()}_PASSWORD`];
  if (!pwd) throw new Error(`MONGODB_${service.toUpperCase()}_PASSWORD is required.`);
  const roles = [{ role: 'readWrite', db: `alveole_${service}` }];
  if (db.getUser(service) === null) db.createUser({ user: service, pwd, roles });
  else db.updateUser(service, { pwd, roles });
}
print('The replica set is ready.');
